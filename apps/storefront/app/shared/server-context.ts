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
import type { ReactElement } from 'react';
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
/**
 * Where a finished page is left for the server: putting it into a Response and taking it out again costs as much as a
 * third of drawing it.
 */
export const pageTextContext = createContext<{ parts: readonly string[] | null } | null>(null);
/** What the page is drawn from, as the browser reads it; null where the router writes it by itself. */
export const pageDataContext = createContext<string | null>(null);
/** Where the build put the texts of the visitor's language; null where it keeps none apart. */
export const languageFileContext = createContext<string | null>(null);
/** What a page was drawn from, and its markup before anything was put into it. */
export interface RenderedPage {
  readonly tree: ReactElement;
  readonly html: string;
}
/** Told of each: only whoever measures drawing asks. */
export const renderedContext = createContext<(drawn: RenderedPage) => void>(() => undefined);
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
