import { marketOf } from '@lokke/domain/markets';
import { exportContent, importContent, seedDemoContent } from '@lokke/platform';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { salonStatements } from '../../../statements/salon-statements.ts';
import { requestAdmin } from '../../../testing/account-visitor.ts';
import { buy, refund, refundOne } from '../../../testing/buy.ts';
import { linesFor, openEndpoint } from '../../../testing/call-endpoint.ts';
import {
  addSalons,
  openProfessional,
  openProfessionalArea,
  type ProfessionalArea,
  SALON_BANK,
} from '../../../testing/professional-area.ts';
import { readConfig } from '../../config/index.ts';
import { createPayoutLedger } from '../payouts/index.ts';
import { openSalonCipher, openSalonDatabase } from '../salons/index.ts';

const ADA = { email: 'ada@salon.example', password: 'Kam-en-borstel' };
const BEA = { email: 'bea@salon.example', password: 'Kam-en-borstel' };
const SALONS = [
  { salonNo: '900', salonName: 'Salon Ada', salonEmail: ADA.email, client100: true },
  { salonNo: '901', salonName: '=Salon "Bea"', salonEmail: BEA.email },
];
const SHAMPOO = 'gid://shopify/ProductVariant/1';

let area: ProfessionalArea;
beforeEach(async () => {
  area = await openProfessionalArea();
  await addSalons(area, ...SALONS);
});
afterEach(() => area[Symbol.dispose]());

/** Two shampoos at 12.50 and one as a gift, bought for a salon, or for none. */
async function orderFor(salonNo: string | null): Promise<void> {
  const { checkout } = openEndpoint(area.embedded);
  const gift = [{ key: '_gift_with_purchase', value: '1' }];
  const cart = await checkout('create', {
    lineItems: [
      { variantId: SHAMPOO, quantity: 2 },
      { variantId: SHAMPOO, quantity: 1, attributes: gift },
    ],
  });
  await checkout('salon', { id: cart.id, salonNo: '901' });
  await checkout('salon', { id: cart.id, salonNo });
  await buy(area.embedded, cart.checkoutUrl, 'buyer@example.com');
}

/** Takes back in one refund what is left of an order, at 12.50 a unit. */
async function refundRest(): Promise<void> {
  const found = await requestAdmin(
    area.embedded,
    'nl',
    '{ orders(first: 1) { nodes { id lineItems(first: 50) { nodes { id currentQuantity } } } } }',
    {},
  );
  const [orderId = ''] = /gid:\/\/shopify\/Order\/\d+/.exec(found) ?? [];
  const lines = found.matchAll(/"(gid:\/\/shopify\/LineItem\/\d+)","currentQuantity":(\d+)/g);
  const refundLineItems = [...lines].map(([, lineItemId, quantity]) => ({
    lineItemId,
    quantity: Number(quantity),
    restockType: 'NO_RESTOCK',
  }));
  const amountInMinorUnits = refundLineItems.length * 1_250;
  await refund(area.embedded, 'nl', { orderId, refundLineItems, amountInMinorUnits });
}

/** Closes a month with a rate of that time. */
async function closeNovember(
  salonNo: string,
  ratePercent: number,
  secret: string = SALON_BANK.SALON_BANK_SECRETS,
): Promise<void> {
  const { platform } = area.embedded;
  const config = readConfig({ SALON_BANK_SECRETS: secret }, platform.secrets);
  const cipher = openSalonCipher(config, 'bank details');
  if (cipher === null) throw new Error('The test has a secret.');
  const database = openSalonDatabase(config.salons, {
    fetch: platform.fetch,
  });
  const amounts = { earnedInMinorUnits: 207, corrections: [], carriedInInMinorUnits: 0 };
  const outcome = { kind: 'carried', reason: 'noBankDetails', amountInMinorUnits: 207 } as const;
  const rows = [{ salonNo, ratePercent, ...amounts, outcome }];
  const closing = { month: '2026-11', closedAt: '2026-12-02T08:00:00Z', rows, lastInvoice: 0 };
  const parties = { debtorIban: 'NL02ABNA0123456789', payees: [] };
  const ledger = createPayoutLedger(database, cipher);
  expect(await ledger.close('nl', { closing, parties })).toMatchObject({ ok: true });
}

async function ownerOf(who: typeof ADA) {
  const browser = await openProfessional(area, who);
  return () => browser.ask((pro) => pro.salonStatement());
}

/** 25.00 with 21 % VAT is 20.66 without; 15 percent of it are 3.10. */
const SALE = { kind: 'sale', turnoverInMinorUnits: 2066, kickbackInMinorUnits: 310 };

describe('a statement', () => {
  it('shows an owner what the salon earned, and its refunds', async () => {
    const statement = await ownerOf(ADA);
    expect(await statement()).toMatchObject({ kind: 'found', statement: { bookings: [] } });
    await orderFor('900');
    const sold = await statement();
    expect(sold).toMatchObject({
      kind: 'found',
      statement: { ratePercent: 15, currencyCode: 'EUR', bookings: [SALE] },
    });
    expect(JSON.stringify(sold)).not.toMatch(/buyer@|Anna|Herengracht/);
    area.passTime(60_000);
    await refundOne(area.embedded, 1001, 1_250);
    const refunded = await statement();
    expect(refunded).toMatchObject({
      statement: {
        bookings: [
          { kind: 'refund', turnoverInMinorUnits: -1033, kickbackInMinorUnits: -155 },
          SALE,
        ],
        sums: { orderCount: 1, turnoverInMinorUnits: 2066, kickbackInMinorUnits: 155 },
      },
    });
  });

  it('counts an order of many refunds, one of them of many lines', async () => {
    const { checkout } = openEndpoint(area.embedded);
    const lineItems = [...linesFor(29), { variantId: SHAMPOO, quantity: 13, attributes: [] }];
    const cart = await checkout('create', { lineItems });
    await checkout('salon', { id: cart.id, salonNo: '900' });
    await buy(area.embedded, cart.checkoutUrl, 'buyer@example.com');
    const statement = await ownerOf(ADA);
    area.passTime(60_000);
    for (let at = 0; at < 12; at += 1) await refundOne(area.embedded, 1001, 1_250);
    await refundRest();
    expect(await statement()).toMatchObject({
      statement: { sums: { orderCount: 1, kickbackInMinorUnits: 0 } },
    });
  });

  it('has nothing of an order whose salon was removed before payment', async () => {
    await orderFor(null);
    for (const owner of [ADA, BEA]) {
      expect(await (await ownerOf(owner))()).toMatchObject({ statement: { bookings: [] } });
    }
  });

  it('keeps the rate of a month that was closed, for its refunds too', async () => {
    await orderFor('900');
    await closeNovember('900', 10);
    area.passTime(60_000);
    await refundOne(area.embedded, 1001, 1_250);
    expect(await (await ownerOf(ADA))()).toMatchObject({
      statement: {
        ratePercent: 15,
        sums: { turnoverInMinorUnits: 2066, kickbackInMinorUnits: 103 },
      },
    });
  });

  it('is not to be had while a closed month cannot be read', async () => {
    const statement = await ownerOf(ADA);
    await closeNovember('900', 10, 'a secret that was lost and replaced later');
    expect(await statement()).toEqual({ kind: 'unavailable' });
    expect(area.logged.map(({ event }) => event)).toContain('statement.closingsFailed');
  });

  it('asks the shop only for what is new', async () => {
    await orderFor('900');
    const statement = await ownerOf(ADA);
    await statement();
    const before = area.embedded.requestCount();
    await statement();
    // The people of the salon, asked anew at each call, and the orders that changed since.
    expect(area.embedded.requestCount() - before).toBe(2);
  });
});

describe('the statements of all salons', () => {
  const report = (month: string | undefined, token?: string, markets = [marketOf('nl')]) => {
    const { platform } = area.embedded;
    const config = readConfig(SALON_BANK, platform.secrets);
    const nl = {
      ...config.shops.nl,
      ...(token !== undefined && { adminAccess: { kind: 'token', token } as const }),
    };
    return salonStatements({
      config: { ...config, shops: { ...config.shops, nl } },
      markets,
      month,
      fetch: platform.fetch,
    });
  };

  it('are rows of a month, with names that no spreadsheet runs', async () => {
    await orderFor('900');
    await orderFor('901');
    await seedDemoContent(area.embedded.platform.context);
    await orderFor(null);
    const { csv, faults } = await report('2026-11');
    expect(faults).toEqual([]);
    expect(csv.split('\r\n').slice(1)).toEqual([
      'nl,900,Salon Ada,Utrecht,2026-11,1,20.66,0.00,15,3.10,EUR',
      `nl,901,"'=Salon ""Bea""",Utrecht,2026-11,1,20.66,0.00,10,2.07,EUR`,
      '',
    ]);
    expect((await report('2026-12')).csv.split('\r\n')).toHaveLength(2);
  });

  it('keep the rates of a month that was closed', async () => {
    await orderFor('900');
    await closeNovember('900', 10);
    await seedDemoContent(area.embedded.platform.context);
    const { csv } = await report('2026-11');
    expect(csv.split('\r\n')[1]).toBe('nl,900,Salon Ada,Utrecht,2026-11,1,20.66,0.00,10,2.07,EUR');
  });

  it('go by the rates of the market, not by those of its aliases', async () => {
    const { store } = area.embedded.platform.context;
    await seedDemoContent(area.embedded.platform.context);
    const content = JSON.parse(exportContent(store.read));
    const facts = content.entries.find(
      ({ fields }: { fields: { markets?: unknown } }) =>
        JSON.stringify(fields.markets) === '{"en":["nl","en","dev"]}',
    );
    facts.fields.facts['nl-NL'].kickbackClient100 = '20';
    expect(await importContent(store, JSON.stringify(content), new Date(0))).toMatchObject({
      ok: true,
    });
    await orderFor('900');
    const { csv } = await report(
      '2026-11',
      undefined,
      (['en', 'nl', 'dev'] as const).map(marketOf),
    );
    expect(csv.split('\r\n')[1]).toBe('nl,900,Salon Ada,Utrecht,2026-11,1,20.66,0.00,20,4.13,EUR');
  });

  it('say what is wrong', async () => {
    await expect(report('2026-13')).rejects.toThrow('--month must be a month such as 2026-11');
    await expect(report(undefined)).rejects.toThrow('--month must be a month such as 2026-11');
    expect((await report('2026-11')).faults).toEqual([
      'nl: the content does not say the rates (marketFacts)',
    ]);
    await seedDemoContent(area.embedded.platform.context);
    expect((await report('2026-11', 'wrong')).faults).toEqual([
      expect.stringMatching(/^nl: the orders cannot be read \(http 401: /),
    ]);
  });
});
