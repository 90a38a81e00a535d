type Custom = readonly [shopifys: RegExp, customary: string];

const PROVINCE_LIKE_TOWN: Custom = [/^((?:\d{5} )?(.+))\n\2$/m, '$1'];

/** Customs of countries that Shopify's format of an address leaves out, and a checkout does not. */
const CUSTOMS: Readonly<Record<string, Custom>> = {
  ES: PROVINCE_LIKE_TOWN,
  IE: PROVINCE_LIKE_TOWN,
  US: [/^(.+[^,]) ([A-Z]{2} \d{5}(?:-\d{4})?)$/m, '$1, $2'],
};

/** Writes lines of an address as people in its country do: `Brooklyn, NY 11211`, and a province of its capital's name once. */
export function customaryLines(lines: readonly string[], country: string): readonly string[] {
  const custom = Object.hasOwn(CUSTOMS, country) ? CUSTOMS[country] : undefined;
  return custom === undefined
    ? lines
    : lines
        .join('\n')
        .replace(...custom)
        .split('\n');
}
