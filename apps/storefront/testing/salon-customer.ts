import { getProfessionalRates } from '@lokke/contract/trade';
import { discountsFile, importDiscounts } from '@lokke/platform';
import * as v from 'valibot';
import { openVisitor } from './account-visitor.ts';
import { cartIn } from './call-endpoint.ts';
import { ANNA } from './customer-fixture.ts';
import type { InMemoryStorefront } from './in-memory-storefront.ts';
import { lettersTo } from './letters-to.ts';

type Market = 'nl' | 'de';
type Shop = Pick<InMemoryStorefront, 'app' | 'platform' | 'send' | 'whenIdle'>;

const FOR_SALONS = {
  title: 'Salonprijs',
  customerTag: 'professional',
  startsAt: '2024-01-01T00:00:00Z',
  combinesWith: { productDiscounts: true },
  terms: {
    kind: 'basic',
    items: { kind: 'collections', collections: ['rain'] },
    reduction: { kind: 'percentage', percentage: 40 },
  },
};

/** Ids go on from one shop to the next. */
const VARIANTS = {
  nl: 'gid://shopify/ProductVariant/1',
  de: 'gid://shopify/ProductVariant/4',
} as const;
/** Takes 40 % off for salons, in both markets. */
export async function giveSalonPrices({ platform }: Shop): Promise<void> {
  for (const market of ['nl', 'de'] as const) {
    const file = discountsFile(FOR_SALONS, 'discounts');
    await importDiscounts(platform.context, market, file);
  }
}

/** A customer of a shop who proved the address by the letter for a new password. */
export async function openSalonCustomer(
  shop: Shop,
  market: Market,
  email: string,
  address: string,
) {
  const visitor = openVisitor(shop.app, address);
  const send = (name: string, body: object) => visitor.post(name, { ...body, locale: market });
  await send('register', { ...ANNA, email });
  await send('forgot-password', { email });
  await shop.whenIdle();
  const text = (await lettersTo(shop.platform, email)).join('\n');
  const [, id, resetToken] = /\/account\/reset\/(\d+)\/([\w-]+)/.exec(text) ?? [];
  await send('reset-password', { id, input: { resetToken, password: 'Passw1rd' } });
  const cookie = () => ({ cookie: visitor.cookie() });
  return {
    visit: async (path: string) => (await shop.send(path, { headers: cookie() })).text(),
    terms: async () => {
      const address = `${getProfessionalRates.path}?locale=${market}`;
      const response = await shop.send(address, { headers: cookie() });
      return v.parse(getProfessionalRates.response, await response.json());
    },
    /** Sum of a bag as the shop charges it. */
    pays: async () => {
      const lineItems = [{ variantId: VARIANTS[market], quantity: 10 }];
      const { id } = cartIn(await send('../checkout/create', { lineItems }));
      await shop.whenIdle();
      const bag = cartIn(await send('../checkout/request', { id }));
      return Number(bag.cost.subtotalAmount.amount);
    },
  };
}
