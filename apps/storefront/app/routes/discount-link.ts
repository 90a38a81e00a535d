import { splitLocale, withParams } from '@lokke/domain/markets';
import { pageServices } from '../../context/page-services.ts';
import { redirectWithin } from '../shared/redirect-within.ts';
import { linkedDiscountCookie } from '../state/promotions/linked-discount.ts';
import type { Route } from './+types/discount-link';

/** Leads `/discount/SPRING?redirect=/shop` to that page, and leaves the code to the visitor's next cart with lines. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const { shop, locale } = context.get(pageServices).market;
  const wanted = withParams(url.searchParams.get('redirect') ?? '/', []);
  const named = splitLocale(wanted);
  // A path with the market's own prefix would get a second one.
  const response = redirectWithin(url, named.locale === locale ? named.path : wanted);
  response.headers.append('set-cookie', linkedDiscountCookie(shop, params.code));
  return response;
}
