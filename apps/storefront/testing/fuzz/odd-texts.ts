import { readFileSync } from 'node:fs';

/** Sent in headers only: a response that contains it would poison the cache. */
export const HEADER_HOST = 'header-zzz.example';

/** A text, or the part that it repeats, how often, and its end. */
type OddText = string | readonly [part: string, times: number, end?: string];
const TEXTS: readonly OddText[] = JSON.parse(
  readFileSync(new URL('odd-texts.json', import.meta.url), 'utf8'),
);

/** Typical attack strings and edge cases; the markup `<zzz` must never come back unescaped. */
export const ODD_TEXTS: readonly string[] = TEXTS.map((text) =>
  typeof text === 'string' ? text : `${text[0].repeat(text[1])}${text[2] ?? ''}`,
);
