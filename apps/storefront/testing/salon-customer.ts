import { getProfessionalRates } from '@lokke/contract/trade';
import { discountsFile, importDiscounts } from '@lokke/platform';
import * as v from 'valibot';
import { openVisitor } from './account-visitor.ts';
import { cartIn } from './call-endpoint.ts';
import { ANNA } from './customer-fixture.ts';
import type { InMemoryStorefront } from './in-memory-storefront.ts';
import { lettersTo } from './letters-to.ts';

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

/** Takes 40 % off for salons. */
export async function giveSalonPrices({ platform }: Shop): Promise<void> {
  await importDiscounts(platform.context, 'nl', discountsFile(FOR_SALONS, 'discounts'));
}

/** A customer of a shop who proved the address by the letter for a new password. */
export async function openSalonCustomer(shop: Shop, email: string, address: string) {
  const visitor = openVisitor(shop.app, address);
  await visitor.post('register', { ...ANNA, email });
  await visitor.post('forgot-password', { email });
  await shop.whenIdle();
  const text = (await lettersTo(shop.platform, email)).join('\n');
  const [, id, resetToken] = /\/account\/reset\/(\d+)\/([\w-]+)/.exec(text) ?? [];
  await visitor.post('reset-password', { id, input: { resetToken, password: 'Passw1rd' } });
  const cookie = () => ({ cookie: visitor.cookie() });
  return {
    visit: async (path: string) => (await shop.send(path, { headers: cookie() })).text(),
    terms: async () => {
      const address = `${getProfessionalRates.path}?locale=nl`;
      const response = await shop.send(address, { headers: cookie() });
      return v.parse(getProfessionalRates.response, await response.json());
    },
    /** Sum of a bag as the shop charges it. */
    pays: async () => {
      const lineItems = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 10 }];
      const { id } = cartIn(await visitor.post('../checkout/create', { lineItems }));
      await shop.whenIdle();
      const bag = cartIn(await visitor.post('../checkout/request', { id }));
      return Number(bag.cost.subtotalAmount.amount);
    },
  };
}
