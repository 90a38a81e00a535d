import type { html } from 'hono/html';

/** What a `html` template gives: text in which every inserted value is escaped. */
export type Markup = ReturnType<typeof html>;

/** For a letter, which is written inside a transaction and so cannot wait for anything. */
export function markupText(markup: Markup): string {
  if (markup instanceof Promise) throw new TypeError('this markup is not finished yet');
  return markup.toString();
}
