import { parseCartPermalink } from '@lokke/domain/cart-permalink';
import { checkoutLink } from '@lokke/domain/checkout-link';
import { redirect } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { redirectWithin } from '../shared/redirect-within.ts';
import type { Route } from './+types/cart-permalink';

/** Leads a permalink such as `/cart/70881412:2?discount=SPRING` to the checkout of a cart of its own, as Shopify does. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { market, visitorCart } = context.get(pageServices);
  const link = parseCartPermalink(params.items, url.searchParams);
  if (link === null) return redirectWithin(url, '/cart');
  const made = await visitorCart.follow(link);
  if (!made.ok) return redirectWithin(url, `/cart/plain?refused=${made.code}`);
  return link.opensCart
    ? redirectWithin(url, '/cart/plain')
    : redirect(checkoutLink(made.value, market.locale, url.searchParams));
}
