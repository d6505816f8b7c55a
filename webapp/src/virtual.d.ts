declare module "virtual:words" {
  /** The address of each language's words. */
  const addresses: Record<import("./languages").Language, string>;
  export default addresses;
}

declare module "virtual:rules" {
  /** The address of each page of rules, by language and game. */
  const addresses: Record<import("./languages").Language, Partial<Record<string, string>>>;
  export default addresses;
}
