import { readFileSync } from 'node:fs';
import { clientAt } from '../../client.ts';
import { shopSecrets } from '../../platform-secrets.ts';
import { dataFileIn } from '../../shop/stock.ts';
import { type Attack, attackBy } from '../attack.ts';
import type { Target } from '../target.ts';

async function ask(
  { platformUrl }: Pick<Target, 'platformUrl'>,
  api: string,
  own: object,
  query: string,
) {
  const headers = { 'content-type': 'application/json', ...own };
  const body = JSON.stringify({ query });
  const address = `${platformUrl}/nl/${api}/2026-01/graphql.json`;
  return (await fetch(address, { method: 'POST', headers, body })).text();
}

/** Makes a cart at the platform itself, as anybody may; returns its id and the address of its checkout. */
export async function cartWith(
  target: Pick<Target, 'platformUrl'>,
  input: string,
  headers: object = {},
): Promise<{ readonly id?: string; readonly checkoutUrl?: string; readonly reply: string }> {
  const query = `mutation { cartCreate(input: {${input}}) { cart { id checkoutUrl } } }`;
  const reply = await ask(target, 'api', headers, query);
  return { ...JSON.parse(reply).data?.cartCreate?.cart, reply };
}

export const PLATFORM_ATTACKS: Readonly<Record<string, Attack>> = {
  'private-token': attackBy(
    "buyers' addresses named with the public Storefront token",
    'platform/tests/admin/tokens.test.ts',
    async function* (target) {
      const named = { 'Shopify-Storefront-Private-Token': 'lokke-public-nl' };
      const reply = await ask(target, 'api', named, '{ shop { name } }');
      yield [reply.includes('UNAUTHORIZED'), 'the public token passed as the private one'];
      const { privateToken } = shopSecrets(target.dataDir)('nl');
      const own = { 'Shopify-Storefront-Private-Token': privateToken };
      const genuine = await ask(target, 'api', own, '{ shop { name } }');
      yield [genuine.includes('"name"'), 'the private token opens nothing'];
    },
  ),
  'code-guesses': attackBy(
    'discount codes guessed by ever new carts at the platform',
    'platform/tests/discounts/usage-limits.test.ts',
    async function* (target) {
      let last = '';
      for (let count = 0; count < 40; count += 1) {
        const { id, reply } = await cartWith(target, `discountCodes: ["GUESS${count}"]`);
        yield [count > 20 || id !== undefined, 'fewer than twenty were taken'];
        last = reply;
      }
      yield [last.includes('THROTTLED'), 'forty were judged'];
    },
  ),
  'webhook-hosts': attackBy(
    'webhooks to private networks, over http and with a password',
    'platform/src/shopify/webhooks/address.test.ts',
    async function* (target) {
      const own = { 'X-Shopify-Access-Token': shopSecrets(target.dataDir)('nl').adminToken };
      for (const address of ['https://169.254.169.254/', 'https://10.0.0.7/', 'https://redis/']) {
        for (const url of [address, address.replace('s:', ':'), address.replace('//', '//a:b@')]) {
          const made = `webhookSubscriptionCreate(topic: ORDERS_PAID, webhookSubscription: {callbackUrl: "${url}"})`;
          const query = `mutation { ${made} { userErrors { message } } }`;
          const reply = await ask(target, 'admin/api', own, query);
          yield [reply.includes('"message"'), `${url} was taken`];
        }
      }
    },
  ),
  'one-cart': attackBy(
    'a call that makes a cart sent again, ten times at once',
    'platform/tests/cart/made-once.test.ts',
    async function* (target) {
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const sent = Array.from({ length: 10 }, () => cartWith(target, 'note: "once"', key));
      const ids = new Set((await Promise.all(sent)).map(({ id }) => id));
      yield [ids.size === 1 && !ids.has(undefined), `${ids.size} carts were made`];
      const other = await cartWith(target, 'note: "twice"', key);
      yield [other.id !== undefined && !ids.has(other.id), 'another wish got the same cart'];
    },
  ),
  'past-the-shop': attackBy(
    'carts and accounts without end at the platform itself, past the limits of the storefront',
    'platform/tests/strangers.test.ts',
    async function* (target) {
      const origin = target.platformUrl.replace('localhost', '127.0.0.1');
      const json = { 'content-type': 'application/json' };
      const cart = JSON.stringify({ query: 'mutation { cartCreate { cart { id } } }' });
      const account = JSON.stringify({ returnSecureToken: true });
      const signUp = '/identity/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any';
      const [stranger, buyer] = [clientAt(origin, '127.0.9.1'), clientAt(origin, '127.0.9.2')];
      const makes = async (client: typeof buyer, path: string, body: string) =>
        (await client.post(path, body, json)).text.includes(path === signUp ? 'localId' : 'gid:');
      for (const [path, body, most] of [
        ['/nl/api/2026-01/graphql.json', cart, 600],
        [signUp, account, 100],
      ] as const) {
        for (let made = 0; made < most; made += 1) {
          yield [await makes(stranger, path, body), `number ${made + 1} was refused at ${path}`];
        }
        yield [!(await makes(stranger, path, body)), `more than ${most} were made at ${path}`];
        yield [await makes(buyer, path, body), `nobody else was answered at ${path}`];
      }
    },
  ),
  'copied-data': attackBy(
    'a copy of the database, searched for a gift card and the code of a login',
    'platform/tests/secrets-at-rest.test.ts',
    async function* (target) {
      const own = { 'X-Shopify-Access-Token': shopSecrets(target.dataDir)('nl').adminToken };
      const code = 'abcd2345efgh6789';
      const made = `giftCardCreate(input: {code: "${code}", initialValue: "25"}) { giftCardCode }`;
      const reply = await ask(target, 'admin/api', own, `mutation { ${made} }`);
      yield [reply.includes(code), 'no card was issued'];
      const copy = ['', '-wal'].map((end) =>
        readFileSync(dataFileIn(target.dataDir) + end, 'latin1').toLowerCase(),
      );
      yield [!copy.join('').includes(code), "the card's code stands in the file"];
      yield [!/oobcode=\w{9}/.test(copy.join('')), 'a letter stands in the file'];
    },
  ),
};
