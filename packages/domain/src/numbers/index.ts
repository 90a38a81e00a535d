interface Writing {
  /** Separator of groups of three digits. */
  readonly group: string;
  readonly decimal: string;
  readonly minus?: string;
  /** Text after a percentage. */
  readonly percent: string;
  /** A number with fewer digits than this before its decimals is not grouped. */
  readonly groupedFrom?: number;
}

const NORDIC: Writing = { group: '\u00a0', decimal: ',', minus: '\u2212', percent: '\u00a0%' };
const ENGLISH: Writing = { group: ',', decimal: '.', percent: '%' };

// Keyed by language, or by language tag where a country writes otherwise. The tests compare it with Intl, whose first
// formatter is the longest task of a page that begins (docs/decisions/0022).
const WRITINGS: Readonly<Record<string, Writing>> = {
  de: { group: '.', decimal: ',', percent: '\u00a0%' },
  es: { group: '.', decimal: ',', percent: '\u00a0%', groupedFrom: 5 },
  fr: { group: '\u202f', decimal: ',', percent: '\u00a0%' },
  nb: NORDIC,
  nl: { group: '.', decimal: ',', percent: '%' },
  sv: NORDIC,
};

export function formatNumber(value: number, languageTag: string, decimals = 0): string {
  const { group, decimal, groupedFrom = 4 } = writingOf(languageTag);
  const [whole = '', part] = roundTo(Math.abs(value), decimals).split('.');
  const written = whole.length < groupedFrom ? whole : inGroups(whole, group);
  const sign = value < 0 ? minusOf(languageTag) : '';
  return sign + (part === undefined ? written : written + decimal + part);
}

/** A rate with the decimals that it has, two at most: `5.5%`. */
export function formatPercent(percent: number, languageTag: string): string {
  const decimals = [0, 1].find((count) => Number(percent.toFixed(count)) === percent) ?? 2;
  return formatNumber(percent, languageTag, decimals) + writingOf(languageTag).percent;
}

export function minusOf(languageTag: string): string {
  return writingOf(languageTag).minus ?? '-';
}

export function decimalMarkOf(languageTag: string): string {
  return writingOf(languageTag).decimal;
}

function writingOf(languageTag: string): Writing {
  return WRITINGS[languageTag] ?? WRITINGS[languageTag.slice(0, 2)] ?? ENGLISH;
}

/** Rounds the decimal notation: 4.35 gives 4.4, though its binary value is a little less. */
function roundTo(value: number, decimals: number): string {
  return (Math.round(Number(`${value}e${decimals}`)) / 10 ** decimals).toFixed(decimals);
}

function inGroups(digits: string, group: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join(group);
}
