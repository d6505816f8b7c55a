declare module "virtual:words" {
  /** The address of each language's messages. */
  const addresses: Record<import("./languages").Language, string>;
  export default addresses;
}
