import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_VERSIONS, servedVersion } from '../src/protocol/index.ts';
import { seedDemoShop } from '../src/shop-files/seeding/index.ts';
import { TOPICS } from '../src/shopify/webhooks/subscriptions.ts';
import { merchantAt } from './fixtures/merchant.ts';
import { openPlatform } from './fixtures/platform.ts';
import { shopperAt } from './fixtures/shopper.ts';

const PAGE = readFileSync(new URL('../DIFFERENCES.md', import.meta.url), 'utf8');

/** Returns what the page says of a matter below a heading. */
function rowOf(heading: string, matter: string): string {
  const [, section = ''] = PAGE.split(`\n## ${heading}`);
  const row = section.split('\n').find((line) => line.startsWith(`| ${matter} |`));
  return row?.split(' | ').at(-1) ?? '';
}

/** Returns what stands between backticks. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** Fields that hold words: a word that nothing has finds nothing. */
const OF_TEXT: ReadonlySet<string> = new Set(['product_type', 'tag', 'title', 'vendor']);

const platform = openPlatform();
await seedDemoShop(platform.context, 'nl');

it('the versions are those that are served', () => {
  const row = rowOf('Requests', 'versions');
  expect(row).toContain(`${API_VERSIONS[0]} to ${API_VERSIONS.at(-1)}`);
  expect(row).toContain(`\`unstable\` is ${servedVersion('unstable')}`);
});

it('the topics of webhooks are those that can be subscribed to', () => {
  let resource = '';
  const topics = namesIn(rowOf('Webhooks', 'topics')).map((name) => {
    // A name that begins with a slash is of the resource before it.
    if (!name.startsWith('/')) resource = name.split('/', 1)[0] ?? '';
    return name.startsWith('/') ? `${resource}${name}` : name;
  });
  expect(topics.toSorted()).toEqual([...TOPICS.values()].toSorted());
});

it('a body may be as large as said', async () => {
  expect(rowOf('Requests', 'body')).toBe('1 MB, then 413 |');
  const shopper = shopperAt(platform, 'nl', '2026-10');
  const query = '{ shop { name } }';
  expect((await shopper.request(query.padEnd(999_000))).status).toBe(200);
  expect((await shopper.request(query.padEnd(1_000_000))).status).toBe(413);
});

it('the fields that searches of products know are those named', async () => {
  const fields = namesIn(rowOf('Catalogue', '`query` of `products`'));
  expect(fields).toContain('product_type');
  const shopper = shopperAt(platform, 'nl', '2026-10');
  for (const field of fields.filter((name) => OF_TEXT.has(name))) {
    const query = `{ products(first: 1, query: "${field}:nothing-has-this") { nodes { id } } }`;
    expect((await shopper.request(query)).data, field).toEqual({ products: { nodes: [] } });
  }
});

it('metafields are set on those owners, and refused to others by name', async () => {
  expect(rowOf('Admin API', '`metafieldsSet` owners')).toContain(
    'customers, products, orders and the shop',
  );
  const merchant = merchantAt(platform, 'nl');
  const codesOf = async (type: string) => {
    const ownerId = `gid://shopify/${type}/999999999`;
    const { data, errors } = await merchant.request(
      `mutation { metafieldsSet(metafields: [{ ownerId: "${ownerId}", namespace: "custom", key: "note", type: "boolean", value: "true" }]) {
        userErrors { code } } }`,
    );
    return JSON.stringify([data, errors]);
  };
  for (const type of ['Customer', 'Product']) {
    expect(await codesOf(type)).toContain('INVALID_VALUE');
  }
  for (const type of ['ProductVariant', 'Page']) {
    expect(await codesOf(type)).toContain('NOT_SERVED');
  }
});
