/** GA4's shape of a product in an event; `price` is what one unit costs after discounts. */
export interface Item {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand: string;
  readonly item_category: string;
  readonly item_category2?: string;
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly index?: number;
  readonly price: number;
  readonly discount?: number;
  readonly quantity: number;
}

export type ListEventName = 'view_item_list' | 'select_item';
export type ValueEventName =
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout';

/** GA4's e-commerce events, the name and the rest in one push. */
type EcommerceEvent =
  | {
      readonly event: ListEventName;
      readonly ecommerce: {
        readonly currency: string;
        readonly item_list_id: string;
        readonly item_list_name: string;
        readonly items: readonly Item[];
      };
    }
  | {
      readonly event: ValueEventName;
      readonly ecommerce: {
        readonly currency: string;
        readonly value: number;
        readonly items: readonly Item[];
      };
    };

/** Spec §1: both events carry the affiliated and the selected salon's numbers. */
export interface CustomerEvent {
  readonly event: 'login' | 'sign_up';
  readonly affiliatedSalonNo: string | null;
  readonly selectedSalonNo: string | null;
}

/** Spec §7: who is here, and the salon that they chose. */
interface VisitorEvent {
  readonly visitorType: string;
  readonly salonNo: string | null;
  /** What the visitor did, where it was that which made a difference. */
  readonly action?: string;
}

/** Spec §2: a change of route, except to pages whose path contains `salon/`. */
export interface PageViewEvent {
  readonly event: 'page_view';
  readonly page_location: string;
  readonly page_path: string;
  readonly page_title: string;
}

/** Spec §9: told once, when 90 percent of a section are visible. */
interface SectionEvent {
  readonly event: 'section_viewed';
  readonly section_name: string;
  readonly section_type: string;
}

interface NewsletterEvent {
  readonly event: 'generate_lead';
  readonly lead_source: 'newsletter';
}

export type DataLayerEvent =
  | EcommerceEvent
  | CustomerEvent
  | VisitorEvent
  | PageViewEvent
  | SectionEvent
  | NewsletterEvent;
