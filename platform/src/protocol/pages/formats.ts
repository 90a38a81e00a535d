const MINOR_UNITS_PER_UNIT = 100;
const MINUS = '\u2212';
const formats = new Map<string, Intl.NumberFormat>();

/** Currencies that Nordic shops write without öre where there are none, but in sums. */
const CROWNS: ReadonlySet<string> = new Set(['NOK', 'SEK']);

type Zeros = 'auto' | 'stripIfInteger';

function formatOf(currencyCode: string, languageTag: string, zeros: Zeros): Intl.NumberFormat {
  const key = `${languageTag} ${currencyCode} ${zeros}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    trailingZeroDisplay: zeros,
  });
  formats.set(key, format);
  return format;
}

type Format = (amountInMinorUnits: number, currencyCode: string, languageTag: string) => string;

/** Every currency we sell in has a hundred minor units. */
function formatWith(zerosOf: (currencyCode: string) => Zeros): Format {
  return (amountInMinorUnits, currencyCode, languageTag) => {
    const units = Math.abs(amountInMinorUnits) / MINOR_UNITS_PER_UNIT;
    const amount = formatOf(currencyCode, languageTag, zerosOf(currencyCode)).format(units);
    return amountInMinorUnits < 0 ? `${MINUS}${amount}` : amount;
  };
}

/** Formats an amount of a sum. The minus stands before all else: `−€ 9,50`. */
export const formatMoney = formatWith(() => 'auto');

/** Formats an amount that stands alone, which is no sum: `599 kr`. */
export const formatPrice = formatWith((currencyCode) =>
  CROWNS.has(currencyCode) ? 'stripIfInteger' : 'auto',
);

/** Formats an amount that an offer begins at: `€ 50`, and cents only where there are any. */
export const formatThreshold = formatWith(() => 'stripIfInteger');

/** Languages that keep a blank before a colon. */
const COLONS: Readonly<Record<string, string>> = { fr: '\u00a0:' };

/** Puts a label before what it names; one that has a colon itself, such as of a discount, gets no second. */
export function addLabel(label: string, value: string, language: string): string {
  if (/:\s/.test(label)) return `${label}, ${value}`;
  return `${label}${COLONS[language] ?? ':'} ${value}`;
}

/** dd-mm-yyyy in every language (spec §9), from `2026-11-20T10:00:00Z`. */
export function displayDate(moment: string): string {
  const [year = '', month = '', day = ''] = moment.slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

/** A day that is promised, in words of the market: `za 23 januari`, `Sat, Jan 23`. */
export function promisedDay(day: Date, languageTag: string): string {
  const said = new Intl.DateTimeFormat(languageTag, {
    weekday: 'short',
    day: 'numeric',
    month: languageTag.startsWith('en') ? 'short' : 'long',
    timeZone: 'UTC',
  }).format(day);
  if (languageTag.startsWith('fr')) return said.replace(FRENCH_FIRST, ' 1er ');
  return /^(?:es|en-(?!US))/.test(languageTag) ? said.replace(', ', ' ') : said;
}

/** Days of which one is promised, `2026-12-01`: `di 1 of wo 2 december`, `Thu, Dec 3 – Mon, Dec 7`. */
export function promisedDays(first: string, last: string, languageTag: string): string {
  const [from, to] = [new Date(first), new Date(last)];
  const said = promisedDay(to, languageTag);
  if (first === last) return said;
  const whole = promisedDay(from, languageTag);
  // A month that follows for both is said once.
  const start = from.getUTCMonth() === to.getUTCMonth() ? whole.replace(MONTH_LAST, '') : whole;
  const isNextDay = to.getTime() - from.getTime() === DAY_MS;
  if (!isNextDay) return `${start} – ${said}`;
  return new Intl.ListFormat(languageTag, { type: 'disjunction' }).format([start, said]);
}

/** French counts the first of a month, and no other day. */
const FRENCH_FIRST = /\s1\s/;
const MONTH_LAST = / (?:de )?\p{L}+$/u;
const DAY_MS = 86_400_000;
