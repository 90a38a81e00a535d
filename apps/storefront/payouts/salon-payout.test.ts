import { type Locale, marketOf } from '@lokke/domain/markets';
import { importSalons, seedDemoContent } from '@lokke/platform';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { createBankDetails, createPayoutLedger } from '../server/features/payouts/index.ts';
import { openSalonCipher, openSalonDatabase } from '../server/features/salons/index.ts';
import { buy } from '../testing/buy.ts';
import { openEndpoint } from '../testing/call-endpoint.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../testing/embedded-shops.ts';
import { salonPayout } from './salon-payout.ts';

const SALON = {
  salonNo: '900',
  salonName: 'Salon <Ada>',
  country: 'NL',
  city: 'Breda',
  client100: true,
};
const DETAILS = {
  salonNo: '900',
  holder: 'Ada & Zoë',
  iban: 'NL91ABNA0417164300',
  notify: 'ada@salon.example',
  vatNumber: 'NL123456782B01',
  changedAt: '2026-11-20T00:00:00Z',
};
const SECRETS = { SALON_BANK_SECRETS: 'a secret of the test that is long enough' };

let embedded: EmbeddedShops;
const list = (salon: object) =>
  importSalons(embedded.platform.context.store, JSON.stringify(salon), new Date(0));
beforeEach(async () => {
  embedded = await openEmbeddedShops();
  await list(SALON);
  await seedDemoContent(embedded.platform.context);
});
afterEach(() => embedded[Symbol.dispose]());

const configOf = (settings: Readonly<Record<string, string>> = SECRETS) =>
  readConfig(settings, embedded.platform.secrets);
const documentsOf = () => openSalonDatabase(configOf().salons, { fetch: embedded.platform.fetch });

function cipherOf() {
  const cipher = openSalonCipher(configOf(), 'bank details');
  if (cipher === null) throw new Error('The test has a secret.');
  return cipher;
}

async function enterBankDetails(changes: Partial<typeof DETAILS> = {}): Promise<void> {
  const store = createBankDetails(documentsOf(), cipherOf());
  const entered = await store.write('NL', { ...DETAILS, ...changes }, { version: null });
  expect(entered).toBe('written');
}

/** Two shampoos at 12.50: 25.00 with 21 % VAT is 20.66 without; 15 percent of it are 3.10. */
async function orderForSalon(): Promise<string> {
  const { checkout } = openEndpoint(embedded);
  const lineItems = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 2 }];
  const cart = await checkout('create', { lineItems });
  await checkout('salon', { id: cart.id, salonNo: '900' });
  await buy(embedded, cart.checkoutUrl, 'buyer@example.com');
  return embedded.platform.context.now().toISOString().slice(0, 7);
}

const monthAfter = (month: string, count = 1) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 2)).toISOString();
};

function payOut(
  month: string,
  given: {
    minimum?: string | undefined;
    iban?: string | undefined;
    isPreview?: boolean;
    now?: string;
  } = {},
  locale: Locale = 'nl',
) {
  const { now = monthAfter(month), ...terms } = given;
  return salonPayout({
    config: configOf(),
    markets: [marketOf(locale)],
    fetch: embedded.platform.fetch,
    now: new Date(now),
    terms: { month, minimum: '1.00', iban: 'NL02ABNA0123456789', isPreview: false, ...terms },
  });
}

it('a payout closes a month once: run again, with other terms too, it writes the same files', async () => {
  await enterBankDetails();
  const month = await orderForSalon();
  const first = await payOut(month);
  expect(first.faults).toEqual([]);
  const [payment, summary, letter] = first.files;
  expect(payment?.name).toBe(`nl-${month}.xml`);
  expect(payment?.content).toContain('<InstdAmt Ccy="EUR">3.75</InstdAmt>');
  expect(payment?.content).toContain('<Nm>Ada + Zoe</Nm>');
  expect(summary?.content.split('\r\n')[1]).toBe(
    `nl,${month},900,15,3.10,0.00,0.00,paid,NL-000001,3.10,0.65,0.00,EUR`,
  );
  expect(letter?.name).toBe(`nl-${month}-letters/NL-000001.html`);
  expect(letter?.content).toContain('uitgereikt door afnemer');
  expect(letter?.content).toContain(`<td>Commissie, ${month.slice(5)}-${month.slice(0, 4)}</td>`);
  expect(letter?.content).toContain('<p>Leverancier: Salon &#60;Ada&#62;');
  // Phones show a page that lacks it at the width of a desk.
  expect(letter?.content).toContain('<meta name="viewport" content="width=device-width">');
  expect(letter?.content).not.toContain(DETAILS.iban);
  await orderForSalon();
  expect(await payOut(month, { minimum: '900.00', iban: '' })).toEqual(first);
});

it('of two payouts at once one closes the month', async () => {
  await enterBankDetails();
  const month = await orderForSalon();
  const both = await Promise.all([payOut(month), payOut(month)]);
  const again = await payOut(month);
  for (const { files, faults } of both) {
    if (faults.length === 0) expect(files).toEqual(again.files);
    else expect(faults).toEqual(['nl: the month was closed meanwhile: run again']);
  }
  expect(both.filter(({ faults }) => faults.length === 0)).toHaveLength(1);
});

it('a payout waits for bank details, and corrects what it learns later', async () => {
  const month = await orderForSalon();
  const content = expect.stringContaining('noBankDetails,,0.00,0.00,3.10,EUR');
  const files = [{ name: `nl-${month}-summary.csv`, content }];
  expect(await payOut(month)).toMatchObject({ files });
  await enterBankDetails();
  await orderForSalon();
  const next = monthAfter(month).slice(0, 7);
  const second = await payOut(next);
  expect(second.files[1]?.content.split('\r\n')[1]).toBe(
    `nl,${next},900,15,0.00,3.10,3.10,paid,NL-000001,6.20,1.30,0.00,EUR`,
  );
});

it.each([
  ['nl', 2_499, 'belowMinimum'],
  ['nl', 2_500, 'noBankDetails'],
  ['no', 29_999, 'belowMinimum'],
  ['no', 30_000, 'noBankDetails'],
] as const)(
  'a payout of %s without a minimum takes its currency’s: %i is %s',
  async (shop, due, reason) => {
    const outcome = { kind: 'carried', reason: 'belowMinimum', amountInMinorUnits: due } as const;
    await list({ ...SALON, country: shop.toUpperCase() });
    const row = { salonNo: '900', ratePercent: 15, earnedInMinorUnits: 0, corrections: [] };
    const rows = [{ ...row, carriedInInMinorUnits: due, outcome }];
    await createPayoutLedger(documentsOf(), cipherOf()).close(shop, {
      closing: { month: '2026-09', closedAt: '', lastInvoice: 0, rows },
      parties: { debtorIban: DETAILS.iban, payees: [] },
    });
    const { files } = await payOut('2026-10', { minimum: undefined }, shop);
    expect(files[0]?.content).toContain(`,${reason},`);
  },
);

it('a payout keeps what it owes a salon that left, names it so, and pays once it is back', async () => {
  await enterBankDetails();
  const month = await orderForSalon();
  const kept = await payOut(month, { minimum: '25.00' });
  expect(kept.files[0]?.content).toContain('belowMinimum,,0.00,0.00,3.10,EUR');
  // A number that moved to another country is on the shop’s list no more.
  await list({ ...SALON, salonNo: '901' });
  await list({ ...SALON, country: 'BE' });
  const content = expect.stringContaining('900,0,0.00,0.00,3.10,noSalon,,0.00,0.00,3.10,EUR');
  const gone = await payOut(monthAfter(month).slice(0, 7));
  expect(gone).toMatchObject({ faults: [], files: [{ content }] });
  await list(SALON);
  const afterNext = monthAfter(month, 2).slice(0, 7);
  expect((await payOut(afterNext)).files[1]?.content).toContain('paid,NL-000001,3.10');
});

it.each([{ holder: 'Ελένη' }, { iban: 'NL91ABNA0417164301' }])(
  'a payout carries over what no bank takes any more (%o), and names it',
  async (stored) => {
    await enterBankDetails(stored);
    const month = await orderForSalon();
    const content = expect.stringContaining('badBankDetails,,0.00,0.00,3.10,EUR');
    const files = [{ name: `nl-${month}-summary.csv`, content }];
    expect(await payOut(month)).toMatchObject({ faults: [], files });
  },
);

it('a payout leaves such an account out of the file of a month that was closed with it, and names it', async () => {
  await enterBankDetails();
  const month = await orderForSalon();
  const paid = { kind: 'paid', netInMinorUnits: 310, vatInMinorUnits: 0 } as const;
  const vat = { kind: 'unregistered', percent: 0 } as const;
  const { notify: _, changedAt: __, ...payee } = { ...DETAILS, salonName: 'X', address: 'Y' };
  const rows = ['899', '900'].map((salonNo, at) => ({
    salonNo,
    ratePercent: 15,
    earnedInMinorUnits: 310,
    corrections: [],
    carriedInInMinorUnits: 0,
    outcome: { ...paid, vat, invoice: at + 1 },
  }));
  const payees = [{ ...payee, salonNo: '899', holder: 'Ελένη' }, payee];
  const closed = await createPayoutLedger(documentsOf(), cipherOf()).close('nl', {
    closing: { month, closedAt: monthAfter(month), lastInvoice: 2, rows },
    parties: { debtorIban: DETAILS.iban, payees },
  });
  expect(closed.ok).toBe(true);
  const { files, faults } = await payOut(month);
  const reason = 'no bank takes the account of salon 899';
  expect(faults).toEqual([`nl: NL-000001 is not in the payment file: ${reason}`]);
  expect(files[0]?.content).toMatch(/<NbOfTxs>1<.*<EndToEndId>NL-000002</s);
});

it('a payout previews without closing', async () => {
  await enterBankDetails();
  const month = await orderForSalon();
  const preview = await payOut(month, { isPreview: true });
  expect(preview.files.map(({ name }) => name)).toEqual([`nl-${month}-summary.csv`]);
  await orderForSalon();
  expect((await payOut(month)).files[1]?.content).toContain('paid,NL-000001,6.20');
});

it('a payout keeps no account where the database is read', async () => {
  await enterBankDetails();
  const month = await orderForSalon();
  await payOut(month);
  const { documentsWhere } = documentsOf();
  const kept = await Promise.all([
    documentsWhere('salonBankDetails', 'country', 'NL'),
    documentsWhere('salonClosings', 'shop', 'nl'),
  ]);
  for (const one of kept) expect(one).toMatchObject({ ok: true, value: [expect.anything()] });
  expect(JSON.stringify(kept)).not.toMatch(/ABNA0417164300|Ada & Zoë/);
});

it('a payout says what is wrong', async () => {
  const month = await orderForSalon();
  for (const [terms, fault] of [
    [{ iban: undefined }, '--iban is missing'],
    [{ iban: 'NL00' }, '--iban is no account (length)'],
    [{ now: `${month}-28T00:00:00Z` }, `${month} is not over`],
  ] as const)
    expect((await payOut(month, terms)).faults).toEqual([`nl: ${fault}`]);
  await payOut(month);
  const [afterNext, next] = [monthAfter(month, 2).slice(0, 7), monthAfter(month).slice(0, 7)];
  expect((await payOut(afterNext)).faults).toEqual([`nl: the next month to close is ${next}`]);
  await expect(payOut('2026-13')).rejects.toThrow('--month must be a month');
  await expect(payOut(month, { minimum: '25' })).rejects.toThrow('--minimum must be an amount');
  expect(openSalonCipher(configOf({ SESSION_SECRETS: 'x'.repeat(32) }), 'bank details')).toBeNull();
});
