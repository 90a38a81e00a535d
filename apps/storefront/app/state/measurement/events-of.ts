import type { Market } from '@lokke/domain/markets';
import type { PageEvent, TrackedEvent } from '../../shared/measurement/track.ts';
import type { DataLayerEvent, Item, ListEventName, ValueEventName } from './events.ts';
import { itemOfCard, itemOfLine, itemOfMerchandise, itemOfProduct, worthOf } from './items.ts';
import { pageOf } from './page-of.ts';

/** Hit size limit: longer lists are split. */
const MAX_ITEMS = 40;

/** Maps tracked events to the tag manager's; the visitor's are in create-recorder.ts. */
export function eventsOf(
  { tracked, ...place }: PageEvent,
  { currencyCode }: Market,
): readonly DataLayerEvent[] {
  const valued = (event: ValueEventName, items: readonly Item[]): DataLayerEvent[] =>
    items.length === 0
      ? []
      : [{ event, ecommerce: { currency: currencyCode, value: worthOf(items), items } }];
  const listed = (event: ListEventName, { list, cards }: TrackedList): DataLayerEvent[] =>
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
      return listed('view_item_list', tracked);
    case 'itemSelected':
      return listed('select_item', tracked);
    case 'itemViewed':
      return valued('view_item', [itemOfProduct(tracked.product, tracked.variant)]);
    case 'linesAdded':
      return valued('add_to_cart', tracked.lines.map(itemOfMerchandise));
    case 'linesRemoved':
      return valued('remove_from_cart', tracked.lines.map(itemOfMerchandise));
    case 'cartViewed':
      return valued('view_cart', linesOf(tracked));
    case 'checkoutBegun':
      return valued('begin_checkout', linesOf(tracked));
    case 'routeChanged':
      return pageOf(place);
    case 'sectionViewed':
      return [{ event: 'section_viewed', section_name: tracked.name, section_type: tracked.type }];
    case 'newsletterJoined':
      return [{ event: 'generate_lead', lead_source: 'newsletter' }];
    case 'consultationFinished':
      return [{ event: 'consultation_completed', routine_steps: tracked.steps }];
    case 'loggedIn':
    case 'loggedOut':
    case 'signedUp':
    case 'salonChanged':
      return [];
  }
}

type TrackedList = Extract<TrackedEvent, { readonly list: string }>;
type TrackedCart = Extract<TrackedEvent, { readonly checkout: unknown }>;

function linesOf({ checkout }: TrackedCart): readonly Item[] {
  return checkout.lines.edges.flatMap(({ node }) => itemOfLine(node));
}

function partsOf(cards: TrackedList['cards']): TrackedList['cards'][] {
  const count = Math.ceil(cards.length / MAX_ITEMS);
  return Array.from({ length: count }, (_, part) =>
    cards.slice(part * MAX_ITEMS, (part + 1) * MAX_ITEMS),
  );
}
