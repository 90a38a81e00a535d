/** GA4 item; `price` is per unit after discounts. */
export interface Item {
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

export type ListEventName = 'view_item_list' | 'select_item';
export type ValueEventName =
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout';

/** GA4 e-commerce events. */
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

/** Route change, except below `salon/` (spec §2). */
export interface PageViewEvent {
  readonly event: 'page_view';
  readonly page_location: string;
  readonly page_path: string;
  readonly page_title: string;
}

/** Sent once when 90 percent of a section are visible (spec §9). */
interface SectionEvent {
  readonly event: 'section_viewed';
  readonly section_name: string;
  readonly section_type: string;
}

interface NewsletterEvent {
  readonly event: 'generate_lead';
  readonly lead_source: 'newsletter';
}

/** Leaves out the answers: they may be about a person's health. */
interface ConsultationEvent {
  readonly event: 'consultation_completed';
  readonly routine_steps: number;
}

export type DataLayerEvent =
  | EcommerceEvent
  | CustomerEvent
  | VisitorEvent
  | PageViewEvent
  | SectionEvent
  | NewsletterEvent
  | ConsultationEvent;
