/** An automatic discount's id at the platform; anything else is refused before it is asked for. */
export function isAutomaticDiscountId(value: string): boolean {
  return /^gid:\/\/shopify\/DiscountAutomaticNode\/[1-9]\d{0,19}$/.test(value);
}
