import { redirectWithin } from '../shared/redirect-within.ts';
import type { Route } from './+types/old-checkout';

/** Leads to the cart whoever comes with the address of a checkout, which is at the shop's own domain. */
export function loader({ url }: Route.LoaderArgs) {
  return redirectWithin(url, '/cart');
}
