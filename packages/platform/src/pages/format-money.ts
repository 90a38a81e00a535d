const MINOR_UNITS_PER_UNIT = 100;
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currencyCode: string, languageTag: string): Intl.NumberFormat {
  const key = `${languageTag} ${currencyCode}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
  });
  formats.set(key, format);
  return format;
}

/** Every currency we sell in has a hundred minor units. */
export function formatMoney(
  amountInMinorUnits: number,
  currencyCode: string,
  languageTag: string,
): string {
  return formatOf(currencyCode, languageTag).format(amountInMinorUnits / MINOR_UNITS_PER_UNIT);
}
