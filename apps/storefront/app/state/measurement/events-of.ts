import type { Market } from '@lokke/domain/markets';
import type { PlacedReport, TrackedEvent } from '../../shared/measurement/track.ts';
import type { DataLayerEvent, Item, ListEventName, ValueEventName } from './events.ts';
import { itemOfCard, itemOfLine, itemOfMerchandise, itemOfProduct, worthOf } from './items.ts';
import { pageOf } from './page-of.ts';

/** A hit has a size; a list that is longer is told in parts. */
const MAX_ITEMS = 40;

/** What a report says in the tag manager's words. Who the visitor is, is told elsewhere (visitor-events.ts). */
export function eventsOf(
  { track: report, ...place }: PlacedReport,
  { currencyCode }: Market,
): readonly DataLayerEvent[] {
  const valued = (event: ValueEventName, items: readonly Item[]): DataLayerEvent[] =>
    items.length === 0
      ? []
      : [{ event, ecommerce: { currency: currencyCode, value: worthOf(items), items } }];
  const listed = (event: ListEventName, { list, cards }: ListReport): DataLayerEvent[] =>
    partsOf(cards).map((part) => ({
      event,
      ecommerce: {
        currency: currencyCode,
        item_list_id: list,
        item_list_name: list,
        items: part.map((card) => itemOfCard(card, list)),
      },
    }));
  switch (report.kind) {
    case 'listViewed':
      return listed('view_item_list', report);
    case 'itemSelected':
      return listed('select_item', report);
    case 'itemViewed':
      return valued('view_item', [itemOfProduct(report.product, report.variant)]);
    case 'linesAdded':
      return valued('add_to_cart', report.lines.map(itemOfMerchandise));
    case 'linesRemoved':
      return valued('remove_from_cart', report.lines.map(itemOfMerchandise));
    case 'cartViewed':
      return valued('view_cart', linesOf(report));
    case 'checkoutBegun':
      return valued('begin_checkout', linesOf(report));
    case 'routeChanged':
      return pageOf(place);
    case 'sectionViewed':
      return [{ event: 'section_viewed', section_name: report.name, section_type: report.type }];
    case 'newsletterJoined':
      return [{ event: 'generate_lead', lead_source: 'newsletter' }];
    case 'loggedIn':
    case 'signedUp':
    case 'salonChanged':
      return [];
  }
}

type ListReport = Extract<TrackedEvent, { readonly list: string }>;
type CartReport = Extract<TrackedEvent, { readonly checkout: unknown }>;

function linesOf({ checkout }: CartReport): readonly Item[] {
  return checkout.lines.edges.flatMap(({ node }) => itemOfLine(node));
}

function partsOf(cards: ListReport['cards']): ListReport['cards'][] {
  const count = Math.ceil(cards.length / MAX_ITEMS);
  return Array.from({ length: count }, (_, part) =>
    cards.slice(part * MAX_ITEMS, (part + 1) * MAX_ITEMS),
  );
}
