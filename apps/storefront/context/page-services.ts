import type {
  Accounts,
  Admission,
  AlternatePage,
  BrandIdentity,
  Cancellation,
  Catalogue,
  ContactDesk,
  ContentSource,
  MeasurementSettings,
  MissingProof,
  Newsletter,
  PageBrand,
  PageLaw,
  PrescriptionSource,
  Preview,
  ProfessionalService,
  Restock,
  ReviewDesk,
  SalonSource,
  Trade,
  TriedExperiment,
  VisitorCart,
  Withdrawal,
} from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import type { Locale, Market } from '@lokke/domain/markets';
import { createContext } from 'react-router';

/** Services of one page request. What belongs to the visitor is opened when it is first read. */
export interface PageServices {
  readonly market: Market;
  /** Native country and language name. */
  readonly marketName: string;
  /** Locales sold in, for market list, sitemap and hreflang. */
  readonly soldLocales: readonly Locale[];
  /** Canonical origin, the page's alternates, and the brand. */
  readonly site: {
    readonly origin: string;
    readonly isZoomable: boolean;
    readonly alternates: Promise<readonly AlternatePage[]>;
    readonly brand: PageBrand;
    readonly identity: BrandIdentity;
    readonly law: PageLaw;
    readonly build: string;
  };
  /** Tells whether the embedded platform serves the shop: payments are tests. */
  readonly isTestShop: boolean;
  readonly catalogue: Catalogue;
  readonly content: ContentSource;
  readonly salons: SalonSource;
  /** Tells whether the market has salons to lead to. */
  readonly hasSalons: () => Promise<boolean>;
  readonly measurement: MeasurementSettings;
  /** Experiments of the market: whether there are any, those of every page, and those of this one. */
  readonly tried: {
    readonly isAny: boolean;
    readonly everywhere: readonly TriedExperiment[];
    readonly here: readonly TriedExperiment[];
  };
  /** Describes the preview that the page is part of; null on every other page. */
  readonly preview: () => Promise<Preview | null>;
  /** Reports unexpected errors to the log and to error reporting. */
  readonly reportError: (error: unknown) => void;
  readonly accounts: Accounts;
  /** Proof that the visitor's account waits for; null without one. */
  readonly missingProof: () => Promise<MissingProof | null>;
  readonly reviews: {
    /** Products that the visitor has received and not reviewed. */
    readonly toWrite: () => Promise<readonly ProductSummary[]>;
    /** A copy of the visitor's own, for them alone; null where they cannot be read. */
    readonly own: () => Promise<readonly object[] | null>;
  };
  /** Null without an identity service. */
  readonly professionals: ProfessionalService | null;
  /** Business as a salon customer. */
  readonly trade: Trade;
  /** Null without an identity service. */
  readonly prescriptions: PrescriptionSource | null;
  /** The cart of a visitor without scripts. */
  readonly visitorCart: VisitorCart;
  /** Asks the waiting room for the checkout that an address has sealed. */
  readonly enterCheckout: (sealed: string) => Promise<Admission>;
  /** Null without a newsletter. */
  readonly newsletter: Newsletter | null;
  /** Null without a receipt sender. */
  readonly withdrawal: Withdrawal | null;
  /** Null without a receipt sender. */
  readonly cancellation: Cancellation | null;
  /** Null where nobody writes when a size is back. */
  readonly restock: Restock | null;
  /** Null where nobody hands messages over. */
  readonly contact: ContactDesk | null;
  /** Null where nobody hands reports over. */
  readonly reviewDesk: ReviewDesk | null;
}

export const pageServices = createContext<PageServices>();
