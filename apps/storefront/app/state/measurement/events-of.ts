import type { CheckoutLine } from '@lokke/contract/checkout';
import type { ProductSummary, Variant } from '@lokke/domain/catalogue';
import type { Market } from '@lokke/domain/markets';
import { formatAmount, type Money } from '@lokke/domain/money';
import { DEFAULT_VARIANT_TITLE, numericIdOf } from '../../shared/catalogue/shopify-ids.ts';
import type {
  CountedMerchandise,
  PageEvent,
  RankedCard,
  TrackedEvent,
} from '../../shared/measurement/track.ts';
import { pageOf } from './page-of.ts';

/** GA4 item; `price` is per unit after discounts. */
interface Item {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category: string;
  readonly item_category2?: string;
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly index?: number;
  readonly price: number;
  readonly discount?: number;
  readonly quantity: number;
}

type ListEventName = 'view_item_list' | 'select_item';
type ValueEventName =
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout';

/** Affiliated and selected salon numbers (spec §1). */
export interface CustomerEvent {
  readonly event: 'login' | 'sign_up';
  readonly affiliatedSalonNo: string | null;
  readonly selectedSalonNo: string | null;
}

/** Visitor and chosen salon (spec §7). */
interface VisitorEvent {
  readonly visitorType: string;
  readonly salonNo: string | null;
  /** The visitor's action, if it caused the event. */
  readonly action?: string;
}

export type DataLayerEvent = ReturnType<typeof eventsOf>[number] | CustomerEvent | VisitorEvent;

/** Hit size limit: longer lists are split. */
const MAX_ITEMS = 40;

/** Maps tracked events to the tag manager's; the visitor's are in create-recorder.ts. */
export function eventsOf({ tracked, ...place }: PageEvent, { currencyCode }: Market) {
  const valued = (event: ValueEventName, items: readonly Item[]) =>
    items.length === 0
      ? []
      : [{ event, ecommerce: { currency: currencyCode, value: worthOf(items), items } }];
  const listEvents = (event: ListEventName, { list, cards }: TrackedList) =>
    partsOf(cards).map((part) => ({
      event,
      ecommerce: {
        currency: currencyCode,
        item_list_id: list,
        item_list_name: list,
        items: part.map((card) => itemOfCard(card, list)),
      },
    }));
  switch (tracked.kind) {
    case 'listViewed':
      return listEvents('view_item_list', tracked);
    case 'itemSelected':
      return listEvents('select_item', tracked);
    case 'itemViewed':
      return valued('view_item', [itemOfProduct(tracked.product, tracked.variant)]);
    case 'linesAdded':
      return valued('add_to_cart', tracked.lines.map(itemOfMerchandise));
    case 'linesRemoved':
      return valued('remove_from_cart', tracked.lines.map(itemOfMerchandise));
    case 'cartViewed':
      return valued('view_cart', linesOf(tracked));
    case 'checkoutBegun':
      return valued('begin_checkout', linesOf(tracked)).map(({ event, ecommerce }) => ({
        event,
        ecommerce: { ...ecommerce, ...couponOf(tracked) },
      }));
    case 'routeChanged':
      return pageOf(place);
    case 'sectionViewed':
      return [
        {
          event: 'section_viewed',
          section_name: tracked.name,
          section_type: tracked.type,
        } as const,
      ];
    // Named as GA4 names the variants of its partners.
    case 'wayShown':
      return [
        {
          event: 'experience_impression',
          exp_variant_string: `${tracked.experiment}-${tracked.way}`,
        } as const,
      ];
    case 'newsletterJoined':
      return [{ event: 'generate_lead', lead_source: 'newsletter' } as const];
    // Leaves out the answers: they may be about a person's health.
    case 'consultationFinished':
      return [{ event: 'consultation_completed', routine_steps: tracked.steps } as const];
    case 'loggedIn':
    case 'loggedOut':
    case 'signedUp':
    case 'salonChanged':
      return [];
  }
}

type TrackedList = Extract<TrackedEvent, { readonly list: string }>;
type TrackedCart = Extract<TrackedEvent, { readonly checkout: unknown }>;

/** Lines with their shares in what is taken off the bag as a whole, of which gift cards have none. */
function linesOf({ checkout: { lines, cost } }: TrackedCart): readonly Item[] {
  const nodes = lines.edges.map(({ node }) => node);
  const [cards, goods] = [true, false].map((isCard) =>
    nodes
      .filter(({ merchandise }) => (merchandise?.isGiftCard === true) === isCard)
      .reduce((sum, line) => sum + Number(line.cost.totalAmount.amount), 0),
  );
  const left = goods ? (Number(cost.totalAmount.amount) - (cards ?? 0)) / goods : 1;
  // More than 1 where a shop adds tax; less than 0 while a change is sent.
  const share = Math.min(1, Math.max(0, left));
  return nodes.flatMap((line) => itemOfLine(line, line.merchandise?.isGiftCard ? 1 : share));
}

/** Codes that take something off; GA4 has one text for them. */
function couponOf({ checkout: { discountCodes } }: TrackedCart): { readonly coupon?: string } {
  const codes = discountCodes.filter(({ applicable }) => applicable).map(({ code }) => code);
  return codes.length === 0 ? {} : { coupon: codes.join(',') };
}

function partsOf(cards: TrackedList['cards']): TrackedList['cards'][] {
  const count = Math.ceil(cards.length / MAX_ITEMS);
  return Array.from({ length: count }, (_, part) =>
    cards.slice(part * MAX_ITEMS, (part + 1) * MAX_ITEMS),
  );
}

function itemOfCard({ card, index }: RankedCard, list: string): Item {
  return {
    ...itemNameOf(card),
    ...(card.size !== null && { item_variant: card.size }),
    item_list_id: list,
    index,
    price: card.price === null ? 0 : amountOf(card.price),
    quantity: 1,
  };
}

function itemOfProduct(product: ProductSummary, variant: Variant): Item {
  return {
    ...itemNameOf(product),
    ...variantOf(variant.title),
    price: amountOf(variant.price),
    quantity: 1,
  };
}

function itemOfMerchandise({ merchandise, quantity }: CountedMerchandise): Item {
  const { product, title, priceV2 } = merchandise;
  return { ...itemNameOf(product), ...variantOf(title), price: Number(priceV2.amount), quantity };
}

/** Price from the line's total: free units cost nothing. */
function itemOfLine({ merchandise, quantity, cost }: CheckoutLine, share: number): readonly Item[] {
  if (merchandise === null || quantity === 0) return [];
  const full = Number(cost.subtotalAmount.amount);
  const paid = Number(cost.totalAmount.amount) * share;
  return [
    {
      ...itemNameOf(merchandise.product),
      ...variantOf(merchandise.title),
      price: roundToMillionths(paid / quantity),
      ...(paid < full && { discount: roundToMillionths((full - paid) / quantity) }),
      quantity,
    },
  ];
}

function worthOf(items: readonly Item[]): number {
  return roundToCents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
}

interface Named {
  readonly id: string;
  readonly title: string;
  readonly productType: string;
  readonly vendor: string;
  readonly range?: string | null;
}

function itemNameOf({ id, title, productType, vendor, range = null }: Named) {
  return {
    item_id: numericIdOf(id),
    item_name: title,
    ...(vendor !== '' && { item_brand: vendor }),
    item_category: productType,
    ...(range !== null && { item_category2: range }),
  };
}

function variantOf(title: string): { readonly item_variant?: string } {
  return title === DEFAULT_VARIANT_TITLE ? {} : { item_variant: title };
}

function amountOf(money: Money): number {
  return Number(formatAmount(money));
}

/** Fine enough that prices times quantities come to the bag's total. */
function roundToMillionths(amount: number): number {
  return Math.round(amount * 1e6) / 1e6;
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
