import {
  type AccountService,
  type AlternatePage,
  type Catalogue,
  type ContentSource,
  type MeasurementSettings,
  type Newsletter,
  NO_MEASUREMENT,
  type ProfessionalService,
  type SalonSource,
  type Withdrawal,
} from '@lokke/contract/ports';
import { LOCALES, type Locale, type Market } from '@lokke/domain/markets';
import { createContext } from 'react-router';

/** What a page's loader may ask for; the server fills it in for each request. */
export const marketContext = createContext<Market>();
/** The market's country and language in its own words. */
export const marketNameContext = createContext('');
/** The locales that are sold in: what may be chosen, listed in a sitemap or named as another language. */
export const soldLocalesContext = createContext<readonly Locale[]>(LOCALES);
/** Where the shop is found, and where the page is in other languages. */
export const siteContext = createContext<{
  readonly origin: string;
  readonly alternates: Promise<readonly AlternatePage[]>;
}>();
export const catalogueContext = createContext<Catalogue>();
export const contentContext = createContext<ContentSource>();
export const salonsContext = createContext<SalonSource>();
export const accountsContext = createContext<AccountService>();
/** Null where no identity service is configured. */
export const professionalsContext = createContext<ProfessionalService | null>(null);
/** Null where the market has no newsletter. */
export const newsletterContext = createContext<Newsletter | null>(null);
/** Null where nobody sends the receipts. */
export const withdrawalContext = createContext<Withdrawal | null>(null);
/** Where what nobody expected is reported. */
export const errorsContext = createContext<(error: unknown) => void>(() => undefined);
export const measurementContext = createContext<MeasurementSettings>(NO_MEASUREMENT);
