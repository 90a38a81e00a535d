import { languageFor, type PlatformContext, type Shop } from '../../protocol/index.ts';
import { type Fact, type Letter, type LetterPart, sendLetter } from '../../protocol/mail/index.ts';
import { displayDate } from '../../protocol/pages/index.ts';
import { countAttempts } from '../../shopify/customers/index.ts';
import type { Sql } from '../../store/index.ts';

/** The moment by the clocks of a time zone; in UTC for anything else, since anybody can send an event. */
export function momentIn(timeZone: string, receivedAt: string): string {
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone)) {
    return `${displayDate(receivedAt)}, ${receivedAt.slice(11, 19)} UTC`;
  }
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', format)
    .format(new Date(receivedAt))
    .split(' ');
  return `${day.split('-').toReversed().join('-')}, ${time} (${timeZone})`;
}

/** Letter in the locale of whom it is about. */
interface FactLetter extends Omit<Letter, 'language' | 'parts'> {
  readonly before: string;
  readonly facts: readonly Fact[];
  /** Empty leaves it out. */
  readonly after: string;
}

/** Sends a table of what somebody stated, between two texts. */
export function sendFacts(sql: Sql, context: PlatformContext, letter: FactLetter): void {
  const { before, facts, after, locale, ...frame } = letter;
  const language = languageFor(locale, letter.shop);
  const parts: LetterPart[] = [
    { kind: 'text', text: before },
    { kind: 'facts', facts },
  ];
  if (after !== '') parts.push({ kind: 'typed', text: after });
  sendLetter(sql, context, { ...frame, language, locale: language, parts });
}

/** The event counts in any case; letters of strangers to one address are bounded. */
export function mayWriteTo(sql: Sql, { now }: PlatformContext, shop: Shop, email: string): boolean {
  const attempt = { limit: 'receiptToStranger', shop: shop.key, by: email } as const;
  return countAttempts(sql, [attempt], now());
}
