import { marketOf } from './locale.ts';
import type { Locale } from './market-table.ts';
import { type Query, withMarketingParams } from './marketing-params.ts';

export interface Route {
  readonly locale: Locale;
  /** A path of the shop without locale; it may bring its own query and fragment. */
  readonly path: string;
  /** The query of the page one comes from. */
  readonly query?: Query;
}

/** The address of a page: the locale's prefix, the path, and what marketing needs to follow (spec §2). */
export function buildRoute({ locale, path, query = '' }: Route): string {
  return marketOf(locale).prefix + withMarketingParams(path, query);
}
