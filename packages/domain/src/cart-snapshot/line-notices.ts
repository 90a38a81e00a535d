import { unitsLeft } from '../cart/index.ts';
import { parseMinorUnits, type WireMoney } from '../money/index.ts';
import { isReward } from '../promotions/index.ts';
import { type CartSnapshot, keyOfLine, type SnapshotSource } from './update-snapshot.ts';

/** A change of a line that the shopper did not make. */
export type LineNotice =
  | { readonly kind: 'price'; readonly before: WireMoney }
  /** Less stock than requested. */
  | { readonly kind: 'fewer'; readonly left: number; readonly wanted: number }
  | { readonly kind: 'sold-out' };

/**
 * Finds the notices of a line from its stock and its snapshot. The platform leaves a line as it
 * is when its stock falls, and reports that only at checkout.
 */
export function noticesFor(line: SnapshotSource, memory: CartSnapshot): readonly LineNotice[] {
  if (isReward(line)) return [];
  const known = memory.find(({ key }) => key === keyOfLine(line));
  const left = Math.min(line.quantity, stockOf(line));
  // A price change does not matter for what is sold out.
  if (left === 0) return [{ kind: 'sold-out' }];
  const news: LineNotice[] = [];
  if (known !== undefined && isOtherPrice(known.price, line.cost.amountPerQuantity)) {
    news.push({ kind: 'price', before: known.price });
  }
  const wanted = Math.max(line.quantity, known?.quantity ?? 0);
  if (left < wanted) news.push({ kind: 'fewer', left, wanted });
  return news;
}

function stockOf({ merchandise }: SnapshotSource): number {
  return merchandise === null ? 0 : unitsLeft(merchandise);
}

/** The lines with notices that were not announced yet, or have changed since. */
export function unannouncedLines<Line extends SnapshotSource>(
  lines: readonly Line[],
  memory: CartSnapshot,
): ReadonlyMap<Line, string> {
  const untold = new Map<Line, string>();
  for (const line of lines) {
    const known = memory.find(({ key }) => key === keyOfLine(line));
    const saying = noticesFor(line, memory)
      .map((news) => sayingOf(news, line))
      .join(' ');
    if (known !== undefined && saying !== '' && saying !== known.told) untold.set(line, saying);
  }
  return untold;
}

function sayingOf(news: LineNotice, { cost }: SnapshotSource): string {
  switch (news.kind) {
    case 'price':
      return `price ${cost.amountPerQuantity.amount}`;
    case 'fewer':
      return `fewer ${news.left}`;
    case 'sold-out':
      return 'sold-out';
  }
}

// Another currency means another market, not a price change.
function isOtherPrice(before: WireMoney, now: WireMoney): boolean {
  return (
    before.currencyCode === now.currencyCode &&
    parseMinorUnits(before.amount) !== parseMinorUnits(now.amount)
  );
}
