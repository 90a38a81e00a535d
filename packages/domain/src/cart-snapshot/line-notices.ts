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
  const notices: LineNotice[] = [];
  if (known !== undefined && isOtherPrice(known.price, line.cost.amountPerQuantity)) {
    notices.push({ kind: 'price', before: known.price });
  }
  const wanted = Math.max(line.quantity, known?.quantity ?? 0);
  if (left < wanted) notices.push({ kind: 'fewer', left, wanted });
  return notices;
}

function stockOf({ merchandise }: SnapshotSource): number {
  return merchandise === null ? 0 : unitsLeft(merchandise);
}

/** The lines with notices that were not announced yet, or have changed since. */
export function unannouncedLines<Line extends SnapshotSource>(
  lines: readonly Line[],
  memory: CartSnapshot,
): ReadonlyMap<Line, string> {
  const unannounced = new Map<Line, string>();
  for (const line of lines) {
    const known = memory.find(({ key }) => key === keyOfLine(line));
    const text = noticesFor(line, memory)
      .map((notice) => textOf(notice, line))
      .join(' ');
    if (known !== undefined && text !== '' && text !== known.told) unannounced.set(line, text);
  }
  return unannounced;
}

function textOf(notice: LineNotice, { cost }: SnapshotSource): string {
  switch (notice.kind) {
    case 'price':
      return `price ${cost.amountPerQuantity.amount}`;
    case 'fewer':
      return `fewer ${notice.left}`;
    case 'sold-out':
      return 'sold-out';
  }
}

// Currencies differ between markets: no price change.
function isOtherPrice(before: WireMoney, now: WireMoney): boolean {
  return (
    before.currencyCode === now.currencyCode &&
    parseMinorUnits(before.amount) !== parseMinorUnits(now.amount)
  );
}
