/** A path of the shop without locale (`/range/rain`) or an address elsewhere (`https://…`, `mailto:…`). */
export interface SiteLink {
  readonly title: string;
  readonly href: string;
}

export interface SiteImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Spec §3: the media component as a page shows it. */
export interface SiteMedia {
  readonly title: string | null;
  readonly alt: string;
  readonly desktop: SiteImage | null;
  readonly mobile: SiteImage | null;
  readonly video: SiteVideo | null;
  /** CSS value: `50% 20%`. */
  readonly focus: string | null;
  readonly href: string | null;
}

export interface SiteVideo {
  readonly url: string;
  readonly contentType: string;
  /** CSS value: `16 / 9`. */
  readonly aspectRatio: string | null;
  readonly posterUrl: string | null;
}

interface Words {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  readonly actions: readonly SiteLink[];
}

export interface ProductRowModule {
  readonly kind: 'productRow';
  readonly id: string;
  readonly title: string;
  /** The handle of a collection; null for the best sellers. */
  readonly collection: string | null;
  readonly count: number;
  readonly isHorizontal: boolean;
  readonly link: SiteLink | null;
  readonly actions: readonly SiteLink[];
}

export type BannerModule = Words & {
  readonly kind: 'hero' | 'salonCall';
  readonly media: SiteMedia | null;
};

export type RangeBandModule = Words & {
  readonly kind: 'rangeBand';
  readonly range: string;
  readonly media: SiteMedia | null;
};

export interface RangeTilesModule {
  readonly kind: 'rangeTiles';
  readonly id: string;
  readonly title: string;
  readonly ranges: readonly RangeTile[];
}

export interface RangeTile {
  readonly handle: string;
  readonly title: string;
  /** The URL of the collection's picture or of a product's; null where there is none. */
  readonly picture?: string | null;
}

export interface FactsModule {
  readonly kind: 'facts';
  readonly id: string;
  readonly title: string;
  readonly facts: readonly { readonly title: string; readonly text: string }[];
}

export interface QuestionsModule {
  readonly kind: 'questions';
  readonly id: string;
  readonly title: string;
  readonly questions: readonly SiteQuestion[];
}

interface SiteQuestion {
  /** Fragment of its address: `#delivery-cost`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link: SiteLink | null;
}

export type NewsletterModule = Words & {
  readonly kind: 'newsletter';
  readonly text: string;
  readonly label: string;
  readonly button: string;
  /** The consent given by the button. */
  readonly note: string;
  readonly thanks: string;
};

/** Modules of a page, ready to render. */
export type PageModule =
  | BannerModule
  | ProductRowModule
  | RangeBandModule
  | RangeTilesModule
  | FactsModule
  | QuestionsModule
  | NewsletterModule
  | { readonly kind: 'media'; readonly id: string; readonly media: SiteMedia }
  /** Rendered by us: without scripts, styles or foreign frames. */
  | { readonly kind: 'text'; readonly id: string; readonly html: string };
