const numbers = new Map<string, Intl.NumberFormat>();
const names = new Map<string, Intl.DisplayNames>();

/** Cached: creating a formatter costs a hundred times as much as using it. */
export function numberFormatOf(
  languageTag: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return keptIn(numbers, `${languageTag} ${JSON.stringify(options)}`, () => {
    return new Intl.NumberFormat(languageTag, options);
  });
}

export function displayNamesOf(
  languageTag: string,
  type: 'region' | 'language',
): Intl.DisplayNames {
  return keptIn(names, `${languageTag} ${type}`, () => {
    return new Intl.DisplayNames([languageTag], { type });
  });
}

function keptIn<Formatter>(
  kept: Map<string, Formatter>,
  key: string,
  make: () => Formatter,
): Formatter {
  const formatter = kept.get(key) ?? make();
  kept.set(key, formatter);
  return formatter;
}
