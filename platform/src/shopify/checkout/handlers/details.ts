import type { Context } from 'hono';
import type { PlatformContext, Shop } from '../../../protocol/index.ts';
import { fillIn } from '../../../protocol/pages/index.ts';
import { accountSessionOf } from '../../accounts/index.ts';
import { startCheckoutSession } from '../../customers/index.ts';
import { findOrderOfCart } from '../../orders/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { DETAILS_FIELDS, type DetailsField } from '../form/details-fields.ts';
import { type DraftPlace, readDraftDetails, saveDraftDetails } from '../form/draft-details.ts';
import { CODE_REFUSALS, enterCode, removeCode } from '../form/enter-code.ts';
import {
  type FormProblems,
  type FormValues,
  parseForm,
  parseFormValues,
} from '../form/form-values.ts';
import { parseDetails } from '../form/parse-details.ts';
import { customerAtCheckout, savedAddresses, startingValues } from '../form/saved-address.ts';
import { loadPricedCheckout } from '../load-priced-checkout.ts';
import { detailsPage } from '../pages/details-page.ts';
import { keepBrowser } from './buyer-browser.ts';
import { detailsHref, loginHref, paymentHref } from './checkout-urls.ts';
import { openCheckout, type Reply, sendCheckoutPage, sendState } from './open-checkout.ts';

/** Returns what the address says went wrong when the form was sent. */
function problemsOf(
  c: Context,
  view: CheckoutContext,
  values: FormValues<DetailsField>,
): FormProblems<DetailsField> {
  const problems = new Map<DetailsField, string>();
  if (c.req.query('check') !== undefined) {
    const read = parseDetails({ ...view, values });
    if (read.kind === 'invalid') {
      for (const [field, text] of read.problems) problems.set(field, text);
    }
  }
  const refusal = CODE_REFUSALS.find((known) => known === c.req.query('code'));
  const code = values.get('code') ?? '';
  if (refusal !== undefined && code !== '') {
    problems.set('code', fillIn(view.texts.code[refusal], { code }));
  }
  return problems;
}

/** Logs in here whoever is logged in at the provider in this browser, without a question (`sso=silent`). */
async function logInSilently(c: Context, context: PlatformContext, shop: Shop): Promise<Response> {
  const here = { ...context, shop };
  const session = accountSessionOf(c, here);
  if (session !== null) await startCheckoutSession(c, here, session.customer, c.req.url);
  const query = new URL(c.req.url).searchParams;
  for (const name of SILENT) query.delete(name);
  return c.redirect(`?${query}`, 303);
}

/** Parameter and its older name. */
const SILENT = ['sso', 'logged_in'] as const;

const isSilent = (c: Context) =>
  c.req.query('sso') === 'silent' || c.req.query('logged_in') === 'true';

export function showDetails(c: Context, context: PlatformContext): Reply {
  const checkout = openCheckout(c, context, 'details');
  if (checkout.kind === 'closed') return checkout.reply;
  const { view, cart, key } = checkout;
  if (isSilent(c)) return logInSilently(c, context, view.shop);
  const pricedCheckout = loadPricedCheckout(context, { view, cart });
  if (pricedCheckout.lines.length === 0) return sendState(c, context, 'empty');
  const customer = customerAtCheckout(c, context, view, cart);
  const addresses = savedAddresses(context, customer, view.shop.countryCode);
  // Known before anything is sent, so that two tabs of a browser are one.
  const browserHash = keepBrowser(c, { ...context, shop: view.shop });
  const typed = readDraftDetails(context.store.read, { ...cart, browserHash });
  const values = startingValues(typed, cart, customer, addresses);
  const page = detailsPage(
    {
      pricedCheckout,
      values,
      problems: problemsOf(c, view, values),
      addresses,
      loggedInAs: customer?.email ?? null,
      loginHref: loginHref({ token: cart.token, key }, view),
    },
    view,
  );
  return sendCheckoutPage(c, view, page);
}

/** Keeps what was typed whatever the button; then leads on, so that nothing is sent twice. */
export async function submitDetails(c: Context, context: PlatformContext): Promise<Response> {
  const checkout = openCheckout(c, context, 'details');
  if (checkout.kind === 'closed') return checkout.reply;
  const { view, cart, key } = checkout;
  const body = await parseForm(c);
  const pressed = pressedButton(body);
  const values = new Map(parseFormValues(DETAILS_FIELDS, body));
  if (pressed.kind === 'address') {
    const customer = customerAtCheckout(c, context, view, cart);
    const chosen = savedAddresses(context, customer, view.shop.countryCode).find(
      ({ id }) => String(id) === pressed.id,
    );
    for (const [field, value] of chosen?.values ?? []) values.set(field, value);
  }
  // Drops a refused code that is sent again: it holds nobody up twice.
  if (pressed.kind === 'continue' && values.get('code') === body['refusedCode']) {
    values.set('code', '');
  }
  const code = values.get('code') ?? '';
  const entersCode = code !== '' && (pressed.kind === 'continue' || pressed.kind === 'code');
  const outcome = entersCode ? await enterCode(context, view, cart, code) : 'applied';
  if (outcome === 'applied' && entersCode) values.set('code', '');
  if (pressed.kind === 'removal') await removeCode(context, cart, pressed);
  const browserHash = keepBrowser(c, { ...context, shop: view.shop });
  await saveDraft(context, { ...cart, browserHash }, values);

  const place = { token: cart.token, key };
  // Enter sends a code by the main button: nothing is missing yet from an address that was not begun.
  const isAsked = pressed.kind === 'continue' && !(entersCode && values.get('address1') === '');
  const said = {
    ...(isAsked && { check: '' }),
    ...(outcome !== 'applied' && { code: outcome }),
  };
  const isValid = parseDetails({ ...view, values }).kind === 'valid';
  const goesOn = pressed.kind === 'continue' && isValid && outcome === 'applied';
  const href = goesOn
    ? paymentHref(place, view, { from: 'details' })
    : detailsHref(place, view, { from: 'details', said });
  const hasProblem = isAsked || outcome !== 'applied';
  return c.redirect(href + (hasProblem ? '' : fragmentOf(pressed)), 303);
}

type Pressed =
  | { readonly kind: 'continue' | 'code' }
  | { readonly kind: 'removal'; readonly code?: string; readonly giftCardId?: string }
  | { readonly kind: 'address'; readonly id: string };

function pressedButton(body: Readonly<Record<string, unknown>>): Pressed {
  const { removeCode: code, removeGiftCard: giftCardId, useAddress: id, do: name } = body;
  if (typeof code === 'string') return { kind: 'removal', code };
  if (typeof giftCardId === 'string') return { kind: 'removal', giftCardId };
  if (typeof id === 'string') return { kind: 'address', id };
  return { kind: name === 'code' ? 'code' : 'continue' };
}

/** Leads back to where the page was left; a problem has the focus instead. */
function fragmentOf({ kind }: Pressed): string {
  return kind === 'address' ? '#address' : '#code';
}

async function saveDraft(
  context: PlatformContext,
  place: DraftPlace,
  values: FormValues<DetailsField>,
): Promise<void> {
  await context.store.write((sql) => {
    // A second tab may have paid meanwhile; then the order has the address.
    if (findOrderOfCart(sql, place.shop, place.token) !== null) return;
    saveDraftDetails(sql, place, values, context.now());
  });
}
