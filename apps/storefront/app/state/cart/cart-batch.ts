import type { CheckoutLine, LineItem, Replacement } from '@lokke/contract/checkout';
import { quantityAfter } from '@lokke/domain/cart';
import type { CodesChange, QueuedChange } from './cart-store.ts';
import { lineIdIn, type PortableId } from './provisional-line.ts';

/** Changes sent in one call. */
export type CartBatch =
  | { readonly kind: 'add'; readonly lineItems: readonly LineItem[] }
  | { readonly kind: 'replace'; readonly replacements: readonly Replacement[] }
  | { readonly kind: 'remove'; readonly lineItemIds: readonly string[] }
  | CodesChange;

export interface TakenBatch {
  readonly changes: readonly QueuedChange[];
  readonly batch: CartBatch;
}

/** Takes the leading changes of the queue that fit in one call, in order: five taps on "+" cause two calls. */
export function takeBatch(
  queue: readonly QueuedChange[],
  lines: readonly CheckoutLine[],
  portableId: PortableId,
): TakenBatch | null {
  const first = queue[0];
  if (first === undefined) return null;
  const end = queue.findIndex((queued) => !goesWith(queued, first));
  const changes = end === -1 ? queue : queue.slice(0, end);
  const lineIdOf = (id: string) => lineIdIn(lines, id, portableId);
  switch (first.change.kind) {
    case 'add':
      return { changes, batch: { kind: 'add', lineItems: changes.flatMap(lineItemsOf) } };
    case 'replace':
      return {
        changes,
        batch: { kind: 'replace', replacements: replacementsOf(changes, lines, lineIdOf) },
      };
    case 'remove':
      return { changes, batch: { kind: 'remove', lineItemIds: removedOf(changes, lineIdOf) } };
    case 'codes':
      return { changes, batch: codesOf(changes) };
  }
}

/** Tells that a change counts on top of what is in the cart by then. */
export function isRelative({ change }: QueuedChange): boolean {
  return change.kind === 'replace' && change.lines.some(({ seen }) => seen !== undefined);
}

/** Tells that none of the lines to remove is in the cart. */
export function isNothingLeft(taken: TakenBatch | null): boolean {
  return taken?.batch.kind === 'remove' && taken.batch.lineItemIds.length === 0;
}

function goesWith({ change, onlyIfCurrent, unanswered }: QueuedChange, first: QueuedChange) {
  return (
    change.kind === first.change.kind &&
    onlyIfCurrent === first.onlyIfCurrent &&
    unanswered === first.unanswered
  );
}

type LineIdOf = (lineId: string) => string | null;

/** The last codes are all of them, while each change takes off gift cards of its own. */
function codesOf(changes: readonly QueuedChange[]): CodesChange {
  const codes = changes.flatMap(({ change }) => (change.kind === 'codes' ? [change] : []));
  const removed = codes.flatMap(({ removedGiftCards = [] }) => removedGiftCards);
  return {
    kind: 'codes',
    discountCodes: codes.at(-1)?.discountCodes ?? [],
    ...(removed.length > 0 && { removedGiftCards: removed }),
  };
}

function lineItemsOf({ change }: QueuedChange): readonly LineItem[] {
  return change.kind === 'add' ? change.additions.map(({ lineItem }) => lineItem) : [];
}

function replacementsOf(
  changes: readonly QueuedChange[],
  lines: readonly CheckoutLine[],
  lineIdOf: LineIdOf,
): readonly Replacement[] {
  const wanted = changes
    .flatMap(({ change }) => (change.kind === 'replace' ? change.lines : []))
    .map((line) => ({ ...line, id: lineIdOf(line.id) }));
  return lines.flatMap((line): readonly Replacement[] => {
    const ofLine = wanted.filter(({ id }) => id === line.id);
    if (ofLine.length === 0 || line.merchandise === null) return [];
    const quantity = ofLine.reduce(quantityAfter, line.quantity);
    return [{ id: line.id, variantId: line.merchandise.id, quantity }];
  });
}

function removedOf(changes: readonly QueuedChange[], lineIdOf: LineIdOf): readonly string[] {
  const asked = changes.flatMap(({ change }) =>
    change.kind === 'remove' ? change.lineIds.map(lineIdOf) : [],
  );
  return [...new Set(asked)].filter((id) => id !== null);
}
