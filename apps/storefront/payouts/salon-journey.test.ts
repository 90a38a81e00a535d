import { type Locale, marketOf } from '@lokke/domain/markets';
import { importSalons, saveCatalogue, seedDemoContent } from '@lokke/platform';
import { expect, it } from 'vitest';
import { createBankDetails } from '../server/features/payouts/index.ts';
import { openSalonCipher, openSalonDatabase } from '../server/features/salons/index.ts';
import { buy, fulfil, refundOne } from '../testing/buy.ts';
import { SMALL_SHOP } from '../testing/drafts.ts';
import { openStorefront } from '../testing/open-for-tests.ts';
import { writeJson } from '../testing/requests.ts';
import { SALON_SETTINGS } from '../testing/salon-owner.ts';
import { salonPayout } from './salon-payout.ts';

const PRODUCT = 'rain-shampoo';
const BERLIN = { zip: '10115', city: 'Berlin', address1: 'Invalidenstr. 1', phone: '030 1234567' };

interface Row {
  readonly locale: Extract<Locale, 'nl' | 'de'>;
  readonly salonNo: string;
  readonly country: string;
  readonly iban: string;
  readonly place: Readonly<Record<string, string>>;
  readonly vatNumber: string;
  readonly earned: string;
  readonly vat: string;
  readonly paid: string;
}

/**
 * Two at 12.50, of which one is refunded: what stays is 12.50, without VAT 10.33 in the Netherlands (21 %) and 10.50 in Germany
 * (19 %). The salon earns 15 percent of it. The company is Dutch, so a Dutch salon charges 21 %, a German one none.
 */
const MARKETS: readonly Row[] = [
  {
    locale: 'nl',
    salonNo: '900',
    country: 'NL',
    iban: 'NL91ABNA0417164300',
    place: {},
    vatNumber: 'NL123456782B01',
    earned: '1.55',
    vat: '0.33',
    paid: '1.88',
  },
  {
    locale: 'de',
    salonNo: '901',
    country: 'DE',
    iban: 'DE89370400440532013000',
    place: BERLIN,
    vatNumber: 'DE123456788',
    earned: '1.58',
    vat: '0.00',
    paid: '1.58',
  },
];

const shop = await openStorefront({
  environment: SALON_SETTINGS,
  fill: async ({ context }) => {
    await seedDemoContent(context);
    for (const { locale, salonNo, country } of MARKETS) {
      await saveCatalogue(context, locale, SMALL_SHOP);
      const salon = {
        salonNo,
        salonName: `Salon ${salonNo}`,
        country,
        city: 'X',
        client100: true,
      };
      await importSalons(context.store, JSON.stringify(salon), new Date(0));
    }
  },
});

async function callCart(call: string, body: object) {
  const response = await shop.send(`/api/shopify/checkout/${call}/`, writeJson(body));
  const { data } = JSON.parse(await response.text());
  expect(response.status).toBe(200);
  return data;
}

/** Opens the mirror's code, and buys as a guest by the calls that the page sends. */
async function scanAndBuy({ locale, salonNo, place }: Row): Promise<void> {
  const scanned = await shop.send(`/${locale}/s/${salonNo}/products/${PRODUCT}`);
  const page = new URL(scanned.headers.get('location') ?? '', 'http://lokke.test');
  const linked = page.searchParams.get('salon');
  const known = await shop.send(`/api/salons/${linked}/?locale=${locale}`);
  expect(await known.json()).toMatchObject({ salon: { salonNo } });
  const product = await (await shop.send(page.pathname)).text();
  const [variantId] = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(product) ?? [];
  const lineItems = [{ variantId, quantity: 2 }];
  const cart = await callCart('create', { locale, lineItems });
  const { checkoutUrl } = await callCart('salon', { locale, id: cart.id, salonNo: linked });
  await buy(shop, checkoutUrl, 'guest@example.com', place);
}

async function enterAccount({ salonNo, country, iban, vatNumber }: Row): Promise<void> {
  const cipher = openSalonCipher(shop.config, 'bank details');
  if (cipher === null) throw new Error('The test has a secret.');
  const details = createBankDetails(
    openSalonDatabase(shop.config.salons, { fetch: shop.platform.fetch }),
    cipher,
  );
  const parties = { salonNo, iban, vatNumber, holder: 'Ada', notify: 'ada@salon.example' };
  const entered = { ...parties, changedAt: '2026-11-20T00:00:00Z' };
  expect(await details.write(country, entered, { version: null })).toBe('written');
}

it.each(MARKETS)('from the mirror to the account in $locale', async (row) => {
  const { locale, salonNo, earned, vat, paid, iban } = row;
  await scanAndBuy(row);
  await fulfil(shop, 1001, { shop: locale });
  await refundOne(shop, 1001, 1_250, locale);
  await enterAccount(row);
  const today = shop.platform.context.now();
  const month = today.toISOString().slice(0, 7);
  const now = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 2));
  const terms = { month, minimum: '1.00', iban: 'NL02ABNA0123456789', isPreview: false };
  const { files, faults } = await salonPayout({
    config: shop.config,
    markets: [marketOf(locale)],
    fetch: shop.platform.fetch,
    now,
    terms,
  });
  expect(faults).toEqual([]);
  const [payment, summary] = files;
  expect(summary?.content.split('\r\n')[1]).toBe(
    `${locale},${month},${salonNo},15,${earned},0.00,0.00,paid,${locale.toUpperCase()}-000001,${earned},${vat},0.00,EUR`,
  );
  expect(payment?.content).toContain(`<InstdAmt Ccy="EUR">${paid}</InstdAmt>`);
  expect(payment?.content).toContain(`<CtrlSum>${paid}</CtrlSum>`);
  expect(payment?.content).toContain(iban);
});
