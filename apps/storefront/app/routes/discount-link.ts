import { withParams } from '@lokke/domain/markets';
import { pageServices } from '../../context/page-services.ts';
import { redirectWithin } from '../shared/redirect-within.ts';
import { linkedDiscountCookie } from '../state/promotions/linked-discount.ts';
import type { Route } from './+types/discount-link';

/** Leads `/discount/SPRING?redirect=/shop` to that page, and leaves the code to the visitor's next cart with lines. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageServices).market;
  const response = redirectWithin(url, withParams(url.searchParams.get('redirect') ?? '/', []));
  response.headers.append('set-cookie', linkedDiscountCookie(shop, params.code));
  return response;
}
