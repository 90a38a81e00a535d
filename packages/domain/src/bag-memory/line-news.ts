import { unitsLeft } from '../cart/index.ts';
import { parseMinorUnits, type WireMoney } from '../money/index.ts';
import { isReward } from '../promotions/index.ts';
import { type BagMemory, keyOfLine, type MemorableLine } from './remember-bag.ts';

/** What became of a line that its shopper did not do. */
export type LineNews =
  | { readonly kind: 'price'; readonly before: WireMoney }
  /** Fewer than were asked for, because there are no more. */
  | { readonly kind: 'fewer'; readonly left: number; readonly wanted: number }
  | { readonly kind: 'sold-out' };

/**
 * What is to be said of a line: by its stock, and compared with what is remembered of it. The shop leaves a line as it
 * is when its stock falls, and would tell of it at the checkout.
 */
export function newsOf(line: MemorableLine, memory: BagMemory): readonly LineNews[] {
  if (isReward(line)) return [];
  const known = memory.find(({ key }) => key === keyOfLine(line));
  const left = Math.min(line.quantity, stockOf(line));
  // What cannot be bought has no price to speak of.
  if (left === 0) return [{ kind: 'sold-out' }];
  const news: LineNews[] = [];
  if (known !== undefined && isOtherPrice(known.price, line.cost.amountPerQuantity)) {
    news.push({ kind: 'price', before: known.price });
  }
  const wanted = Math.max(line.quantity, known?.quantity ?? 0);
  if (left < wanted) news.push({ kind: 'fewer', left, wanted });
  return news;
}

function stockOf({ merchandise }: MemorableLine): number {
  return merchandise === null ? 0 : unitsLeft(merchandise);
}

/** The lines of which something is to be said aloud: once, and again when it has changed. */
export function untoldLines<Line extends MemorableLine>(
  lines: readonly Line[],
  memory: BagMemory,
): ReadonlyMap<Line, string> {
  const untold = new Map<Line, string>();
  for (const line of lines) {
    const known = memory.find(({ key }) => key === keyOfLine(line));
    const saying = newsOf(line, memory)
      .map((news) => sayingOf(news, line))
      .join(' ');
    if (known !== undefined && saying !== '' && saying !== known.told) untold.set(line, saying);
  }
  return untold;
}

function sayingOf(news: LineNews, { cost }: MemorableLine): string {
  switch (news.kind) {
    case 'price':
      return `price ${cost.amountPerQuantity.amount}`;
    case 'fewer':
      return `fewer ${news.left}`;
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
