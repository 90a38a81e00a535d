import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShopProcess } from '@lokke/stack';
import { expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';
import { copyTree } from './copy-tree.ts';
import { objectIn } from './tree.ts';

const LIMIT_IN_MS = 240_000;
const SHOPS = 'platform/src/protocol/shops/shops.json';
const REST = '--country LI --currency CHF --language de --api-version 2025-04 --rate 0.95';

/** Nothing is kept of the copy's files, whose paths never come again. */
const NO_CACHE = { NODE_DISABLE_COMPILE_CACHE: '1' };

/** Runs `npm run add-market` in a copy of the repository. */
function addMarket(root: string, args: string) {
  const file = join(root, 'tools/add-market/main.ts');
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...NO_CACHE } } as const;
  return spawnSync(process.execPath, [file, ...args.split(' ')], options);
}

/** A visitor without scripts, from a product to the order. */
async function buyIn(locale: string, shopUrl: string) {
  const page = await fetch(`${shopUrl}/${locale}/products/rain-shampoo`);
  const html = await page.text();
  const variantId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(html)?.[0] ?? '';
  const created = await fetch(`${shopUrl}/api/shopify/checkout/create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ lineItems: [{ variantId, quantity: 1 }], locale }),
  });
  const data = objectIn(objectIn(await created.json(), 'the reply')['data'], 'the checkout');
  const checkoutUrl = String(data['checkoutUrl']);
  const details = await fetch(checkoutUrl);
  // Details belong to the browser that typed them.
  const cookies: string[] = [];
  const submit = async (url: string, form: Readonly<Record<string, string>>): Promise<Response> => {
    const headers = { cookie: cookies.join('; ') };
    const body = new URLSearchParams(form);
    const sent = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
    cookies.push(...sent.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''));
    const next = new URL(sent.headers.get('location') ?? url, url);
    return sent.status < 300 || sent.status >= 400
      ? sent
      : fetch(next, { headers: { cookie: cookies.join('; ') } });
  };
  const payment = await submit(details.url, {
    email: 'ada@example.test',
    firstName: 'Ada',
    lastName: 'Lok',
    address1: 'Gasse 7',
    zip: '9490',
    city: 'Vaduz',
    delivery: 'standard',
  });
  const shown = await payment.text();
  const expectedDue = /name="expectedDue" value="(\d+)"/.exec(shown)?.[1] ?? '';
  const expectedDetails = /name="expectedDetails" value="([^"]+)"/.exec(shown)?.[1] ?? '';
  const order = await submit(payment.url, {
    cardNumber: '4242 4242 4242 4242',
    expiry: '12/38',
    securityCode: '123',
    holder: 'A Lok',
    expectedDue,
    expectedDetails,
  });
  return { html, checkoutUrl, data, order: { url: order.url, html: await order.text() } };
}

it('adds a market in which something can be bought, and then only drafts are left', {
  timeout: LIMIT_IN_MS,
}, async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'lokke-market-'));
  const root = folder.path;
  copyTree(ROOT, root);
  const before = readFileSync(join(root, SHOPS), 'utf8');

  const refused = addMarket(root, `li --like zz ${REST}`);
  expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('not "zz"')]);
  expect(readFileSync(join(root, SHOPS), 'utf8')).toBe(before);
  expect(addMarket(root, 'li --likes de').stderr).toBe("Unknown option '--likes'. See --help.\n");

  const added = addMarket(root, `li --like de ${REST}`);
  expect([added.status, added.stderr]).toEqual([0, '']);
  expect(addMarket(root, `li --like de ${REST}`).stderr).toBe('The locale "li" is taken.\n');

  const checked = addMarket(root, 'check');
  const findings = checked.stdout.trimEnd().split('\n');
  expect(findings.filter((line) => line.startsWith('li'))).toHaveLength(2);
  for (const line of findings) expect(line).toMatch(/^\S+ {2}draft {2}(?:legal texts|salons): /);

  // The whole shop from the copy's sources.
  const shop = await openShopProcess({
    root,
    environment: { MARKETS: 'li', ...NO_CACHE },
    args: ['--dev'],
  });
  try {
    const { html, checkoutUrl, data, order } = await buyIn('li', shop.shopUrl);
    expect(html).toContain('<html lang="de-LI"');
    expect(checkoutUrl).toContain('/li/cart/c/');
    expect(data['buyerIdentity']).toEqual({ countryCode: 'LI' });
    expect(order.url).toMatch(/\/li\/orders\//);
    expect(order.html).toMatch(/#\d{4,}/);
    const sitemaps = await (await fetch(`${shop.shopUrl}/sitemap.xml`)).text();
    expect(sitemaps).toContain('/sitemap-li.xml');
  } finally {
    await shop.close();
  }
});
