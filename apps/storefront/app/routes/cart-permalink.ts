import { parseCartPermalink } from '@lokke/domain/cart-permalink';
import { checkoutLink } from '@lokke/domain/checkout-link';
import { redirect } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { redirectWithin } from '../shared/redirect-within.ts';
import type { Route } from './+types/cart-permalink';

/** Leads a permalink such as `/cart/70881412:2?discount=SPRING` to the checkout of a cart of its own, as Shopify does. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { market, visitorCart } = context.get(pageServices);
  const items = parseCartPermalink(params.items);
  if (items === null) return redirectWithin(url, '/cart');
  const codes = (url.searchParams.get('discount') ?? '').split(',').filter((code) => code !== '');
  const made = await visitorCart.checkOut(items, codes);
  return made.ok
    ? redirect(checkoutLink(made.value, market.locale, url.searchParams))
    : redirectWithin(url, '/cart');
}
