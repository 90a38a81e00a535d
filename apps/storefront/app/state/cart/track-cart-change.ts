import type { Checkout } from '@lokke/contract/checkout';
import { type CountedMerchandise, track } from '../../shared/measurement/track.ts';
import type { CartChange } from './cart-store.ts';

/** Tracks a shopper's successful change as added or removed. */
export function trackCartChange(change: CartChange, before: Checkout | null): void {
  const { added, removed } = changedLines(change, before);
  if (added.length > 0) track({ kind: 'linesAdded', lines: added });
  if (removed.length > 0) track({ kind: 'linesRemoved', lines: removed });
}

interface ChangedLines {
  readonly added: readonly CountedMerchandise[];
  readonly removed: readonly CountedMerchandise[];
}

export function changedLines(change: CartChange, before: Checkout | null): ChangedLines {
  const changes = differencesOf(change, before);
  return {
    added: changes.filter(({ quantity }) => quantity > 0),
    removed: changes
      .filter(({ quantity }) => quantity < 0)
      .map(({ merchandise, quantity }) => ({ merchandise, quantity: -quantity })),
  };
}

function differencesOf(change: CartChange, before: Checkout | null): readonly CountedMerchandise[] {
  switch (change.kind) {
    case 'add':
      return change.additions.map(({ lineItem, merchandise }) => ({
        merchandise,
        quantity: lineItem.quantity,
      }));
    case 'replace':
      return change.lines.flatMap(({ id, quantity }) => {
        const line = lineOf(before, id);
        return counted(line?.merchandise ?? null, quantity - (line?.quantity ?? 0));
      });
    case 'remove':
      return change.lineIds.flatMap((id) => {
        const line = lineOf(before, id);
        return counted(line?.merchandise ?? null, -(line?.quantity ?? 0));
      });
    case 'codes':
      return [];
  }
}

function lineOf(before: Checkout | null, id: string) {
  return before?.lines.edges.find(({ node }) => node.id === id)?.node;
}

function counted(
  merchandise: CountedMerchandise['merchandise'] | null,
  quantity: number,
): readonly CountedMerchandise[] {
  return merchandise === null ? [] : [{ merchandise, quantity }];
}
