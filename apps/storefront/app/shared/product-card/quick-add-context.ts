import type { CheckoutMerchandise } from '@lokke/contract/checkout';
import type { UnitPrice } from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';
import { createContext, useContext } from 'react';
import type { Card } from './card.ts';

/** A size of a product, as the choice on a card shows and adds it. */
export interface Size {
  readonly merchandise: CheckoutMerchandise;
  readonly price: Money;
  readonly unitPrice: UnitPrice | null;
}

/** Adds the only size of a card's product, or lets the visitor choose one; resolves when that is settled. */
export type QuickAdd = (card: Card) => Promise<void>;

/** Provided by features/quick-add. */
export const QuickAddContext = createContext<QuickAdd | null>(null);

export function useQuickAdd(): QuickAdd | null {
  return useContext(QuickAddContext);
}
