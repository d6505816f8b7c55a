export const LANGUAGES = ["pt-BR", "pt-PT", "es", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
