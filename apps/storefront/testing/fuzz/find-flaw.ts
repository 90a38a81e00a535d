import { HEADER_HOST } from './odd-texts.ts';

/** A path, a stack or a secret would tell a stranger how the shop is built, or let them in. */
const LEAK = /node:internal|node_modules|SQLITE|\.tsx?:\d+|\n {4}at |lokke-admin-|the secret of a/;
const MARKUP = /<zzz|<\/script><zzz/;

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Expected {
  /** What an answer with a body calls itself. */
  readonly types: readonly RegExp[];
  /** Where an answer may send a visitor. */
  readonly origins: readonly string[];
}

/** What is wrong with an answer, whatever was asked; null for a good one. */
export function findFlaw(
  { status, headers, text }: Answered,
  { types, origins }: Expected,
): string | null {
  // A shop that has too much to do may say so.
  if (status >= 500 && status !== 503) return `answers ${status}`;
  if (LEAK.test(text)) return `tells of itself: ${LEAK.exec(text)?.[0]}`;
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/html') && MARKUP.test(text)) return 'shows markup that came in';
  const all = JSON.stringify([...headers]);
  if (/zzz=/.test(headers.get('set-cookie') ?? '')) return 'sets a cookie that came in';
  const location = headers.get('location');
  if (location !== null) {
    const target = URL.parse(location, origins[0]);
    if (target === null || !origins.includes(target.origin)) return `leads to ${location}`;
  }
  if (`${all}${text}`.includes(HEADER_HOST)) return 'repeats what a header claimed';
  if (text !== '' && !types.some((right) => right.test(type))) return `is sent as "${type}"`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'may be guessed at';
  return null;
}
