import type { Checkout, CheckoutMerchandise } from '@lokke/contract/checkout';
import type { ProductSummary, Variant } from '@lokke/domain/catalogue';
import type { Card } from '../product-card/card.ts';

export interface RankedCard {
  readonly card: Card;
  readonly index: number;
}

export interface CountedMerchandise {
  readonly merchandise: CheckoutMerchandise;
  readonly quantity: number;
}

/** What happened, in the shop's own words; what is made of it is loaded later (state/measurement). */
export type TrackedEvent =
  | {
      readonly kind: 'listViewed' | 'itemSelected';
      readonly list: string;
      readonly cards: readonly RankedCard[];
    }
  | { readonly kind: 'itemViewed'; readonly product: ProductSummary; readonly variant: Variant }
  | { readonly kind: 'linesAdded' | 'linesRemoved'; readonly lines: readonly CountedMerchandise[] }
  | { readonly kind: 'cartViewed' | 'checkoutBegun'; readonly checkout: Checkout }
  | { readonly kind: 'routeChanged' }
  | { readonly kind: 'loggedIn' | 'signedUp' }
  | { readonly kind: 'salonChanged'; readonly action: 'chooseSalon' | 'removeSalon' }
  /** Spec §9: a section of a page was seen. */
  | { readonly kind: 'sectionViewed'; readonly name: string; readonly type: string }
  | { readonly kind: 'newsletterJoined' };

/** A report and the address that it was made on; the visitor may have gone on when it is read. */
export interface PlacedReport {
  readonly track: TrackedEvent;
  readonly address: string;
  readonly title: string;
}

const waiting: PlacedReport[] = [];
let taker: ((placed: PlacedReport) => void) | null = null;

/** Costs a page next to nothing: what is reported waits until somebody takes it. */
export function track(happened: TrackedEvent): void {
  const placed = { track: happened, address: window.location.href, title: document.title };
  if (taker === null) waiting.push(placed);
  else taker(placed);
}

/** Takes what has waited, and all that comes; answers how to stop. */
export function onTrackedEvent(take: (placed: PlacedReport) => void): () => void {
  taker = take;
  for (const placed of waiting.splice(0)) take(placed);
  return () => {
    taker = null;
  };
}
