import { afterEach, beforeEach, expect, it } from 'vitest';
import { buy, refundOne } from '../../../testing/buy.ts';
import { openEndpoint } from '../../../testing/call-endpoint.ts';
import { SMALL_SHOP } from '../../../testing/drafts.ts';
import {
  addSalons,
  openProfessional,
  openProfessionalArea,
  type ProfessionalArea,
} from '../../../testing/professional-area.ts';

const [ADA, BEA] = [
  { email: 'ada@salon.example', password: 'Kam-en-borstel' },
  { email: 'bea@salon.example', password: 'Kam-en-borstel' },
] as const;
const [SHAMPOO, MASK] = [1, 2].map((number) => `gid://shopify/ProductVariant/${number}`);

let area: ProfessionalArea;
beforeEach(async () => {
  area = await openProfessionalArea();
  await addSalons(
    area,
    { salonNo: '900', salonName: 'Salon Ada', salonEmail: ADA.email },
    { salonNo: '901', salonName: 'Salon Bea', salonEmail: BEA.email },
  );
});
afterEach(() => area[Symbol.dispose]());

async function order(salonNo: string, buyer: string, variants = [SHAMPOO]): Promise<void> {
  const { checkout } = openEndpoint(area.embedded);
  const lineItems = variants.map((variantId) => ({ variantId, quantity: 1 }));
  const { id, checkoutUrl } = await checkout('create', { lineItems });
  await checkout('salon', { id, salonNo });
  await buy(area.embedded, checkoutUrl, buyer);
}

async function statementOf(who: typeof ADA | typeof BEA) {
  const browser = await openProfessional(area, who);
  return browser.ask((pro) => pro.salonStatement());
}

it('a refunded line is taken back by its own rate of tax', async () => {
  const taxes = [{ percent: 9, productTypes: [], collections: [], products: ['rain-mask'] }];
  const shipping = { methods: [], orderBefore: null, taxes };
  await area.embedded.save('nl', { ...SMALL_SHOP, shipping });
  await order('900', 'buyer@example.com', [SHAMPOO, MASK]);
  area.passTime(60_000);
  await refundOne(area.embedded, 1001, 1_995);
  // 12.50 / 1.21 = 10.33 and 19.95 / 1.09 = 18.30
  expect(await statementOf(ADA)).toMatchObject({
    statement: { bookings: [{ turnoverInMinorUnits: -1830 }, { turnoverInMinorUnits: 2863 }] },
  });
});

it('a salon has nothing of what it bought itself, but what another salon bought', async () => {
  await order('900', ' Ada@Salon.example');
  await order('901', ADA.email);
  expect(await statementOf(ADA)).toMatchObject({ statement: { bookings: [] } });
  expect(await statementOf(BEA)).toMatchObject({ statement: { sums: { orderCount: 1 } } });
});
