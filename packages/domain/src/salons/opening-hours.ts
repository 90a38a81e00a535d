import limits from './own-page.json' with { type: 'json' };

type ReadHours =
  | { readonly kind: 'closed' }
  /** Sorted, such as `09:00-12:30, 13:30-18:00`. */
  | { readonly kind: 'open'; readonly hours: string }
  | { readonly kind: 'hoursInvalid' | 'hoursPastMidnight' | 'hoursOverlap' };

interface Span {
  readonly from: number;
  readonly until: number;
}

/** An hour as people write it: `9`, `9:30`, `9.30`, `9h30`, `9:30 am`. */
const TIME = /^(\d{1,2})(?:[:.h](\d{2})?)?\s?([ap]m)?$/;
const MINUTES_IN_DAY = 24 * 60;

/** Reads the hours of a day; whoever is open past midnight ends at 24:00 and goes on under the next day. */
export function readHours(text: string): ReadHours {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { kind: 'closed' };
  const spans: Span[] = [];
  for (const part of typed.split(',')) {
    const [from = null, until = null, ...more] = part.split(/\u2060?[-–—]\u2060?/).map(minutesOf);
    if (from === null || until === null || more.length > 0) return { kind: 'hoursInvalid' };
    if (until < from) return { kind: 'hoursPastMidnight' };
    if (until === from) return { kind: 'hoursInvalid' };
    spans.push({ from, until });
  }
  if (spans.length > limits.mostSpans) return { kind: 'hoursInvalid' };
  const sorted = spans.toSorted((left, right) => left.from - right.from);
  const isOverlapping = sorted.some(({ from }, index) => from < (sorted[index - 1]?.until ?? 0));
  return isOverlapping
    ? { kind: 'hoursOverlap' }
    : { kind: 'open', hours: sorted.map(writeSpan).join(', ') };
}

function minutesOf(text: string): number | null {
  const [found, hour, minute = '0', half] = TIME.exec(text.trim()) ?? [];
  if (found === undefined) return null;
  const isOnHalf = half === undefined || (Number(hour) >= 1 && Number(hour) <= 12);
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  const minutes = hours * 60 + Number(minute);
  return isOnHalf && Number(minute) < 60 && minutes <= MINUTES_IN_DAY ? minutes : null;
}

function writeSpan({ from, until }: Span): string {
  return [from, until].map(writeTime).join('-');
}

function writeTime(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
