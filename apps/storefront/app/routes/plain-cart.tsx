import { API_ERRORS, isApiErrorCode, messageOf } from '@lokke/contract/errors';
import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { PlainCart } from '../features/cart/plain-cart.tsx';
import { chosenVariantId } from '../shared/catalogue/load-chosen-variant.ts';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { redirectWithin } from '../shared/redirect-within.ts';
import type { Route } from './+types/plain-cart';

/** The cart without scripts: forms, and a cookie that remembers it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { market, visitorCart } = context.get(pageServices);
  const cart = await visitorCart.read();
  if (!cart.ok) throw data(null, { status: 502 });
  return {
    texts: pageMessages(market, 'bag', 'law', 'noscript', 'product', 'refusals'),
    checkout: cart.value,
    error: refusalIn(url),
  };
}

/** Refusal of a permalink, which led here. */
function refusalIn({ searchParams }: URL) {
  const code = searchParams.get('refused') ?? '';
  return isApiErrorCode(code) ? { code, message: messageOf(code) } : null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const fields = new URLSearchParams(await request.text());
  const variantId = await chosenVariantId(context.get(pageServices).catalogue, fields);
  if (variantId !== null) fields.set('variantId', variantId);
  const outcome = await context.get(pageServices).visitorCart.change(fields);
  // A reload asks for the cart and sends nothing again.
  if (outcome.ok) return redirectWithin(url, '/cart/plain', 303);
  const { code, message, retryAfterInSeconds } = outcome;
  const headers: HeadersInit =
    retryAfterInSeconds === undefined ? {} : { 'retry-after': String(retryAfterInSeconds) };
  return data({ code, message }, { status: API_ERRORS[code].status, headers });
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function PlainCartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PlainCart checkout={loaderData.checkout} error={actionData ?? loaderData.error} />;
}
