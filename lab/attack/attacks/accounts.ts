import type { Client } from '../../client.ts';
import { type Attack, createTally } from '../attack.ts';
import type { Target } from '../target.ts';

const PASSWORD = 'Abcdefgh1';

async function register({ stranger }: Target, name: string) {
  const client = stranger();
  const email = `${name}@example.test`;
  const who = { firstName: 'Ada', lastName: 'de Vries', email, password: PASSWORD };
  const { status } = await client.call('account/register', who);
  if (status !== 200) throw new Error(`${email} could not register: ${status}`);
  return { client, email };
}

const passwords: Attack = {
  name: 'ten wrong passwords by a stranger, then the right one by the owner',
  test: 'apps/storefront/server/api/account-limits.test.ts',
  run: async (target) => {
    const tally = createTally();
    const { client: owner, email } = await register(target, 'guessed');
    const guesser = target.stranger();
    let last = 0;
    for (let i = 0; i < 15; i += 1) {
      tally.count();
      const { status } = await guesser.call('account/login', { email, password: `Wrong${i}pass` });
      last = status;
    }
    tally.expect(last === 429, `the fifteenth wrong password was answered with ${last}`);
    const { status } = await owner.call('account/login', { email, password: PASSWORD });
    tally.expect(status === 200, `the owner was answered with ${status}`);
    return tally.finding();
  },
};

const SECRETS_OF_OWNER = /Product\/77|Kamstraat 77/;

async function readsOf(client: Client, email: string, webUrl: string): Promise<readonly string[]> {
  const replies = [
    await client.call('account/get-customer-wishlist', { email }),
    await client.call('account/get-customer-salon', { email }),
    await client.call('account/multipass', { email, webUrl }),
    await client.call('account/set-customer-wishlist', { email, productIds: [] }),
    await client.get('/nl/account/orders'),
    await client.get('/nl/account/orders/1001'),
    await client.get('/nl/account/addresses'),
    await client.get('/nl/account/address/1'),
    await client.get('/api/shopify/account/customer/?locale=nl'),
  ];
  return replies.map(({ text }) => text);
}

const foreignData: Attack = {
  name: "another customer's wishlist, salon, orders, addresses and cart read by e-mail, number or id",
  test: 'apps/storefront/server/api/customer-data.test.ts',
  run: async (target) => {
    const tally = createTally();
    const { client: owner, email } = await register(target, 'owner');
    const productIds = ['gid://shopify/Product/77'];
    await owner.call('account/set-customer-wishlist', { email, productIds });
    const address = {
      ...{ firstName: 'Ada', lastName: 'de Vries', address1: 'Kamstraat 77' },
      ...{ zip: '1012 AB', city: 'Amsterdam' },
    };
    await owner.call('account/update-address', { action: 'CREATE', address });
    const lineItems = [{ variantId: target.variantId, quantity: 1 }];
    const cart = await owner.call('checkout/create', { lineItems });
    const { client: other } = await register(target, 'other');
    const store = `${target.platformUrl}/nl/account`;
    const own = (await readsOf(owner, email, store)).join();
    for (const part of ['Product/77', 'Kamstraat 77', '/multipass/']) {
      tally.expect(own.includes(part), `the owner does not see ${part}`);
    }
    await owner.call('account/set-customer-wishlist', { email, productIds });
    for (const client of [other, target.stranger()]) {
      for (const text of await readsOf(client, email, store)) {
        tally.count();
        tally.expect(!SECRETS_OF_OWNER.test(text), "an answer holds the owner's data");
        tally.expect(!text.includes('/multipass/'), 'a sign-in in the name of the owner was made');
      }
    }
    const [, id = ''] = /"id":"(gid:\/\/shopify\/Cart\/[^"]+)"/.exec(cart.text) ?? [];
    for (const guess of [id.replace(/\?.*/, ''), id.replace(/key=.*/, 'key=guessed')]) {
      tally.count();
      const { text } = await other.call('checkout/request', { id: guess });
      tally.expect(!text.includes(target.variantId), 'a cart was read without its key');
    }
    const kept = await owner.call('account/get-customer-wishlist', { email });
    tally.expect(kept.text.includes('Product/77'), "the owner's wishlist was overwritten");
    return tally.finding();
  },
};

export const ACCOUNT_ATTACKS = { passwords, 'foreign-data': foreignData } as const;
