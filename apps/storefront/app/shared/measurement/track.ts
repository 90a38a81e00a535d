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

/** Event, independent of the vendor; mapped in state/measurement. */
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
  | { readonly kind: 'loggedIn' | 'signedUp' | 'loggedOut' }
  | { readonly kind: 'salonChanged'; readonly action: 'chooseSalon' | 'removeSalon' }
  /** A section was seen (spec §9). */
  | { readonly kind: 'sectionViewed'; readonly name: string; readonly type: string }
  /** An assigned way of an experiment was shown. */
  | { readonly kind: 'wayShown'; readonly experiment: string; readonly way: string }
  | { readonly kind: 'newsletterJoined' }
  | { readonly kind: 'consultationFinished'; readonly steps: number };

/** An event with its page, since it may be read after a navigation. */
export interface PageEvent {
  readonly tracked: TrackedEvent;
  readonly address: string;
  readonly title: string;
}

const waiting: PageEvent[] = [];
let taker: ((pageEvent: PageEvent) => void) | null = null;

/** Buffers an event until measurement is loaded. */
export function track(event: TrackedEvent): void {
  const pageEvent = { tracked: event, address: window.location.href, title: document.title };
  if (taker === null) waiting.push(pageEvent);
  else taker(pageEvent);
}

/** Passes on buffered events and all later ones; returns how to stop. */
export function onTrackedEvent(take: (pageEvent: PageEvent) => void): () => void {
  taker = take;
  for (const pageEvent of waiting.splice(0)) take(pageEvent);
  return () => {
    taker = null;
  };
}
