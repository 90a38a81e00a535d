import { parseMinorUnits, type WireMoney } from '../money/index.ts';
import { type BagMemory, keyOfLine, type MemorableLine } from './remember-bag.ts';

/** What became of a line that its shopper did not do. */
export type LineNews =
  | { readonly kind: 'price'; readonly before: WireMoney }
  /** Fewer than were asked for, because there are no more. */
  | { readonly kind: 'fewer'; readonly before: number }
  | { readonly kind: 'sold-out' };

/** What is to be said of a line, compared with what is remembered of it. Nothing of one that nobody remembers. */
export function newsOf(line: MemorableLine, memory: BagMemory): readonly LineNews[] {
  const known = memory.find(({ key }) => key === keyOfLine(line));
  if (known === undefined) return [];
  // What cannot be bought has no price to speak of.
  if (line.quantity === 0) return [{ kind: 'sold-out' }];
  const news: LineNews[] = [];
  if (isOtherPrice(known.price, line.cost.amountPerQuantity)) {
    news.push({ kind: 'price', before: known.price });
  }
  if (line.quantity < known.quantity) news.push({ kind: 'fewer', before: known.quantity });
  return news;
}

/** The lines of which something is to be said aloud: once, and again when it has changed. */
export function untoldLines<Line extends MemorableLine>(
  lines: readonly Line[],
  memory: BagMemory,
): ReadonlyMap<Line, string> {
  const untold = new Map<Line, string>();
  for (const line of lines) {
    const known = memory.find(({ key }) => key === keyOfLine(line));
    const news = newsOf(line, memory).map((entry) => sayingOf(entry, line));
    const saying = news.join(' ');
    if (known !== undefined && saying !== '' && saying !== known.told) untold.set(line, saying);
  }
  return untold;
}

function sayingOf(news: LineNews, { quantity, cost }: MemorableLine): string {
  switch (news.kind) {
    case 'price':
      return `price ${cost.amountPerQuantity.amount}`;
    case 'fewer':
      return `fewer ${quantity}`;
    case 'sold-out':
      return 'sold-out';
  }
}

// Amounts of two currencies do not compare: another currency is another market, and says so itself.
function isOtherPrice(before: WireMoney, now: WireMoney): boolean {
  return (
    before.currencyCode === now.currencyCode &&
    parseMinorUnits(before.amount) !== parseMinorUnits(now.amount)
  );
}
