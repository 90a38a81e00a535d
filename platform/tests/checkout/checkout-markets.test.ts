import { describe, expect, test } from 'vitest';
import { listMails } from '../../src/protocol/mail/index.ts';
import { detailsIn, goToPayment, pay, withLocale } from './buyer.ts';
import { openCheckoutShop } from './checkout-shop.ts';

/** Years of the legal guarantee where they are more than two. */
const YEARS: Readonly<Record<string, string>> = { es: '3', se: '3' };
const OUTSIDE_THE_UNION: readonly string[] = ['us', 'uk', 'no', 'ni'];

// Locale code that the storefront sends along, `uk` as `en` (spec §2).
describe.each([
  ['nl', 'en', 'en-NL', 'Pay €17.45', '/'],
  ['nl', 'nl', 'nl-NL', 'Betaal € 17,45', '/nl/'],
  ['nl', 'dev', 'en-NL', 'Pay €17.45', '/dev/'],
  ['fr', 'fr', 'fr-FR', 'Payer 17,45 €', '/fr/'],
  ['fr', 'fr-fr', 'fr-FR', 'Payer 17,45 €', '/fr-fr/'],
  ['us', 'na', 'en-US', 'Pay $19.45', '/na/'],
  ['de', 'de', 'de-DE', 'Zahlungspflichtig bestellen', '/de/'],
  ['uk', 'en', 'en-GB', 'Pay £16.45', '/uk/'],
  ['be', 'nl-be', 'nl-BE', 'Betaal € 17,45', '/nl-be/'],
  ['be', 'fr-be', 'fr-BE', 'Payer 17,45 €', '/fr-be/'],
  ['es', 'es', 'es-ES', 'Pagar 17,45 €', '/es/'],
  ['ie', 'ie', 'en-IE', 'Pay €18.45', '/ie/'],
  ['no', 'no', 'nb-NO', 'Betal 71,50 kr', '/no/'],
  ['se', 'se', 'sv-SE', 'Betala 61,50 kr', '/se/'],
  ['ni', 'ni', 'en-GB', 'Pay £17.45', '/ni/'],
] as const)('the checkout of shop %s in locale %s', (shop, locale, tag, button, home) => {
  test(`speaks ${tag}, charges local prices and leads back to ${home}`, async () => {
    const { platform, buyer, fillCart } = await openCheckoutShop(shop);
    const cart = await fillCart();
    const payment = await goToPayment(buyer, withLocale(cart.checkoutUrl, locale), detailsIn(shop));
    const text = payment.html.replace(/\s/g, ' ');
    expect(text).toContain(`<html lang="${tag}"`);
    expect(text).toContain(`>${button}</button>`);
    const thanks = await pay(buyer, payment);
    expect(thanks.html).toContain('#1001');
    expect(thanks.html).toContain(`<a class="button quiet" href="http://localhost:3000${home}">`);
    const [mail] = listMails(platform.context.store.read, { to: null, shop, limit: 1 });
    expect(mail?.language).toBe(tag.split('-')[0]);
    expect(mail?.html).toContain(`href="http://localhost:3000${home}"`);
    // Address, ways to withdraw and to ask, and the seller.
    for (const said of ['Kamstraat 7', `${home}withdraw`, `${home}contact`, 'hello@example.com']) {
      expect(mail?.text).toContain(said);
    }
    const [, years = null] =
      /\b([23]) (?:jaar|years|ans|Jahre|años|år)/.exec(mail?.text ?? '') ?? [];
    expect(years).toBe(OUTSIDE_THE_UNION.includes(shop) ? null : (YEARS[shop] ?? '2'));
  });
});

test('a shop is the same under its own host name', async () => {
  const { buyer, fillCart } = await openCheckoutShop();
  const cart = await fillCart();
  const url = cart.checkoutUrl.replace('http://localhost:4010/nl/', 'http://nl.localhost:4010/');
  const payment = await goToPayment(buyer, url);
  expect(payment.url).toContain('http://nl.localhost:4010/cart/c/');
  const back = /class="quiet-link" href="([^"]+)"/.exec(payment.html)?.[1] ?? '';
  const details = await buyer.open(new URL(back.replaceAll('&amp;', '&'), payment.url).toString());
  expect(details.html).toContain('value="Kamstraat 7"');
  const thanks = await pay(buyer, payment);
  expect(thanks).toMatchObject({
    status: 200,
    url: expect.stringContaining('http://nl.localhost:4010/orders/'),
  });
  const style = /href="(\/assets\/pages\.css[^"]*)"/.exec(thanks.html)?.[1] ?? '';
  expect(await buyer.open(new URL(style, thanks.url).toString())).toMatchObject({ status: 200 });
});
