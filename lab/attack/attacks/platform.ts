import { readFileSync } from 'node:fs';
import { clientAt } from '../../client.ts';
import { shopSecrets } from '../../platform-secrets.ts';
import { dataFileIn } from '../../shop/stock.ts';
import { type Attack, attackBy } from '../attack.ts';

/** Call that makes a cart at the platform itself, as anybody may. */
export const CARTS = '/nl/api/2026-01/graphql.json';
export const CART = JSON.stringify({ query: 'mutation { cartCreate { cart { id } } }' });

export const PLATFORM_ATTACKS: Readonly<Record<string, Attack>> = {
  'past-the-shop': attackBy(
    'carts and accounts without end at the platform itself, past the limits of the storefront',
    'platform/tests/strangers.test.ts',
    async function* (target) {
      const origin = target.platformUrl.replace('localhost', '127.0.0.1');
      const json = { 'content-type': 'application/json' };
      const account = JSON.stringify({ returnSecureToken: true });
      const signUp = '/identity/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any';
      const [stranger, buyer] = [clientAt(origin, '127.0.9.1'), clientAt(origin, '127.0.9.2')];
      const makes = async (client: typeof buyer, path: string, body: string) =>
        (await client.post(path, body, json)).text.includes(path === signUp ? 'localId' : 'gid:');
      for (const [path, body, most] of [
        [CARTS, CART, 600],
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
      const code = 'abcd2345efgh6789';
      const made = `giftCardCreate(input: {code: "${code}", initialValue: "25"}) { giftCardCode }`;
      const response = await fetch(`${target.platformUrl}/nl/admin/api/2026-01/graphql.json`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'X-Shopify-Access-Token': shopSecrets(target.dataDir)('nl').adminToken,
        },
        body: JSON.stringify({ query: `mutation { ${made} }` }),
      });
      yield [(await response.text()).includes(code), 'no card was issued'];
      const copy = ['', '-wal'].map((end) =>
        readFileSync(dataFileIn(target.dataDir) + end, 'latin1').toLowerCase(),
      );
      yield [!copy.join('').includes(code), "the card's code stands in the file"];
      yield [!/oobcode=\w{9}/.test(copy.join('')), 'a letter stands in the file'];
    },
  ),
};
