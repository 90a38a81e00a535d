import { expect, it } from 'vitest';
import { buy, refundOne } from '../../../testing/buy.ts';
import { openEndpoint } from '../../../testing/call-endpoint.ts';
import { SMALL_SHOP } from '../../../testing/drafts.ts';
import {
  addSalons,
  openProfessional,
  openProfessionalArea,
} from '../../../testing/professional-area.ts';

const ADA = { email: 'ada@salon.example', password: 'Kam-en-borstel' };
const BOUGHT = [1, 2].map((number) => `gid://shopify/ProductVariant/${number}`);

it('a refunded line is taken back by its own rate of tax', async () => {
  using area = await openProfessionalArea();
  await addSalons(area, { salonNo: '900', salonName: 'Salon Ada', salonEmail: ADA.email });
  const taxes = [{ percent: 9, productTypes: [], collections: [], products: ['rain-mask'] }];
  const shipping = { methods: [], orderBefore: null, taxes };
  await area.embedded.save('nl', { ...SMALL_SHOP, shipping });
  const { checkout } = openEndpoint(area.embedded);
  const lineItems = BOUGHT.map((variantId) => ({ variantId, quantity: 1 }));
  const { id, checkoutUrl } = await checkout('create', { lineItems });
  await checkout('salon', { id, salonNo: '900' });
  await buy(area.embedded, checkoutUrl, 'buyer@example.com');
  area.passTime(60_000);
  await refundOne(area.embedded, 1001, 1_995);
  const browser = await openProfessional(area, ADA);
  // 12.50 / 1.21 = 10.33 and 19.95 / 1.09 = 18.30
  expect(await browser.ask((pro) => pro.salonStatement())).toMatchObject({
    statement: { bookings: [{ turnoverInMinorUnits: -1830 }, { turnoverInMinorUnits: 2863 }] },
  });
});
