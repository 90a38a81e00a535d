import {
  type Accounts,
  type AlternatePage,
  type BrandIdentity,
  type Catalogue,
  type ContactDesk,
  type ContentSource,
  type MeasurementSettings,
  type Newsletter,
  NO_MEASUREMENT,
  type PageBrand,
  type ProfessionalService,
  type Restock,
  type SalonSource,
  type VisitorCart,
  type Withdrawal,
} from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { LOCALES, type Locale, type Market } from '@lokke/domain/markets';
import { createContext } from 'react-router';

/** Contexts for loaders, set by the server per request. */
export const marketContext = createContext<Market>();
/** Native country and language name. */
export const marketNameContext = createContext('');
/** Locales sold in, for market list, sitemap and hreflang. */
export const soldLocalesContext = createContext<readonly Locale[]>(LOCALES);
/** Canonical origin, the page's alternates, and the brand. */
export const siteContext = createContext<{
  readonly origin: string;
  readonly alternates: Promise<readonly AlternatePage[]>;
  readonly brand: PageBrand;
  readonly identity: BrandIdentity;
  readonly build: string;
}>();
export const catalogueContext = createContext<Catalogue>();
export const contentContext = createContext<ContentSource>();
export const salonsContext = createContext<SalonSource>();
/** Whether the market has salons to lead to. */
export const hasSalonsContext = createContext<() => Promise<boolean>>(async () => true);
export const accountsContext = createContext<Accounts>();
/** What the visitor has received and has not told of. */
export const reviewsToWriteContext = createContext<() => Promise<readonly ProductSummary[]>>(
  async () => [],
);
/** Whether the embedded platform serves the shop: payments are tests. */
export const testShopContext = createContext(false);
/** Null without an identity service. */
export const professionalsContext = createContext<ProfessionalService | null>(null);
/** Null without a newsletter. */
export const newsletterContext = createContext<Newsletter | null>(null);
/** The cart of a visitor without scripts. */
export const visitorCartContext = createContext<VisitorCart>();
/** Null without a receipt sender. */
export const withdrawalContext = createContext<Withdrawal | null>(null);
/** Null where nobody writes when a size is back. */
export const restockContext = createContext<Restock | null>(null);
/** Null where nobody hands messages over. */
export const contactContext = createContext<ContactDesk | null>(null);
/** Unexpected errors, to the log and to error reporting. */
export const errorsContext = createContext<(error: unknown) => void>((error) =>
  console.error(error),
);
export const measurementContext = createContext<MeasurementSettings>(NO_MEASUREMENT);
