import { marketOf } from './locale.ts';
import type { Locale } from './market-table.ts';
import { type Query, withMarketingParams } from './marketing-params.ts';

export interface Route {
  readonly locale: Locale;
  /** A path of the shop without locale; it may bring its own query and fragment. */
  readonly path: string;
  /** Query of the referring page. */
  readonly query?: Query;
}

/** Builds a page's URL: locale prefix, path and marketing parameters (spec §2). */
export function buildRoute({ locale, path, query = '' }: Route): string {
  return marketOf(locale).prefix + withMarketingParams(path, query);
}
