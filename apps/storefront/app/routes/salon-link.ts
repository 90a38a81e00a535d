import { salonLinkTarget } from '@lokke/domain/salons';
import { redirectWithin } from '../shared/redirect-within.ts';
import type { Route } from './+types/salon-link';

/** Leads a short link such as `/s/10001/products/rain-shampoo` to that page, whose script looks up the salon. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirectWithin(url, salonLinkTarget(params.salonNo, `/${params['*'] ?? ''}`));
}
