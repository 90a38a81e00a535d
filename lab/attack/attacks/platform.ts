import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../tools/runtime/node-24.mjs';
import { shopSecrets } from '../../platform-secrets.ts';
import { type Attack, createTally } from '../attack.ts';
import type { Target } from '../target.ts';

type Tries = (target: Target) => AsyncIterable<readonly [isHeld: boolean, flaw: string]>;

const attack = (name: string, test: string, tries: Tries): Attack => ({
  name,
  test,
  run: async (target) => {
    const tally = createTally();
    for await (const [isHeld, flaw] of tries(target)) {
      tally.count();
      tally.expect(isHeld, flaw);
    }
    return tally.finding();
  },
});

async function ask({ platformUrl }: Target, api: string, own: object, query: string) {
  const headers = { 'content-type': 'application/json', ...own };
  const body = JSON.stringify({ query });
  const address = `${platformUrl}/nl/${api}/2026-01/graphql.json`;
  return (await fetch(address, { method: 'POST', headers, body })).text();
}

const cartWith = (code: string) =>
  `mutation { cartCreate(input: {discountCodes: ["${code}"]}) { cart { id } } }`;

/** Runs a command of the platform in a folder of its own; returns all that it prints. */
function command(folder: string, words: string): string {
  const env = { ...process.env, DATA_DIR: folder, INIT_CWD: folder };
  const main = join(ROOT, 'platform/src/shop-files/cli/main.ts');
  const line = `"${process.execPath}" "${main}" ${words} 2>&1 || true`;
  return execFileSync('/bin/sh', ['-c', line], { cwd: folder, env, encoding: 'utf8' });
}

export const PLATFORM_ATTACKS: Readonly<Record<string, Attack>> = {
  'private-token': attack(
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
  'code-guesses': attack(
    'discount codes guessed by ever new carts at the platform',
    'platform/tests/discounts/usage-limits.test.ts',
    async function* (target) {
      let last = '';
      for (let count = 0; count < 40; count += 1) {
        last = await ask(target, 'api', {}, cartWith(`GUESS${count}`));
        yield [count > 20 || last.includes('gid'), 'fewer than twenty were taken'];
      }
      yield [last.includes('THROTTLED'), 'forty were judged'];
    },
  ),
  'webhook-hosts': attack(
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
  files: attack(
    'a file of 1 GB, formulas in an export, a database of no bytes',
    'platform/src/shop-files/import/limited-file.test.ts',
    async function* () {
      const folder = mkdtempSync(join(tmpdir(), 'lokke-attack-'));
      const put = (name: string, content: string) => writeFileSync(join(folder, name), content);
      put('big.csv', '');
      truncateSync(join(folder, 'big.csv'), 1_000_000_000);
      const refusal = command(folder, 'import big.csv --shop nl');
      yield [refusal.includes('larger than'), `the file was read: ${refusal}`];
      put('products.csv', 'Title,Price,Vendor\nComb,1,"=HYPERLINK(""https://evil.example"")"\n');
      const made = command(folder, 'reset --shop nl --from products.csv');
      yield [made.includes('1 product'), `the product was not taken: ${made}`];
      const csv = command(folder, 'export --shop nl');
      yield [csv.includes("'=HYPERLINK"), 'a formula stands in the export'];
      put('platform-secrets.json', '{}');
      put('platform.sqlite', '');
      yield [command(folder, 'export --shop nl').includes('is empty'), 'an empty shop was opened'];
      rmSync(folder, { recursive: true });
    },
  ),
};
