declare module "virtual:words" {
  /** The addresses of each language's messages: those of all screens, and those of one. */
  const addresses: Record<import("./languages").Language, Record<"main" | import("../words.build").Chapter, string>>;
  export default addresses;
}

declare module "virtual:rules" {
  /** The address of each page of rules, by language and game. */
  const addresses: Record<import("./languages").Language, Partial<Record<string, string>>>;
  export default addresses;
}
