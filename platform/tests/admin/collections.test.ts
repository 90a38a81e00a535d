import { describe, expect, it } from 'vitest';
import { seedDemoShop } from '../../src/shop-files/seeding/index.ts';
import { readCatalogue } from '../../src/shopify/catalogue/index.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { shopperAt } from '../fixtures/shopper.ts';

const platform = openPlatform();
await seedDemoShop(platform.context, 'nl');

const FIELDS =
  'collection { id handle title sortOrder ruleSet { appliedDisjunctively rules { column relation condition } } } userErrors { field message }';

/** Parts of the answers that are looked at. */
interface Answer {
  readonly id: string;
  readonly collection: { readonly id: string } & Readonly<Record<string, unknown>>;
  readonly userErrors: readonly object[];
}

const ask = merchantAt(platform, 'nl').send<Answer>;

const create = (input: object) =>
  ask(`mutation ($input: CollectionInput!) { collectionCreate(input: $input) { ${FIELDS} } }`, {
    input,
  });
const update = (input: object) =>
  ask(`mutation ($input: CollectionInput!) { collectionUpdate(input: $input) { ${FIELDS} } }`, {
    input,
  });
const publish = (id: string, publicationId: string) =>
  ask(
    `mutation ($id: ID!, $publicationId: ID!) {
      publishablePublish(id: $id, input: [{ publicationId: $publicationId }]) { userErrors { field message } }
    }`,
    { id, publicationId },
  );
const HEADLESS = 'gid://shopify/Publication/1';

const ruleSet = (...rules: readonly (readonly [string, string, string])[]) => ({
  appliedDisjunctively: false,
  rules: rules.map(([column, relation, condition]) => ({ column, relation, condition })),
});

/** Handles that storefronts see in a collection; null where they see none. */
async function shownIn(handle: string, version = '2026-10') {
  const { data } = await shopperAt(platform, 'nl', version).request<{
    collection: { products: { nodes: readonly { handle: string }[] } } | null;
  }>(
    'query ($handle: String!) { collection(handle: $handle) { products(first: 250) { nodes { handle } } } }',
    { handle },
  );
  return data?.collection?.products.nodes.map((one) => one.handle).toSorted() ?? null;
}

const productsWhere = (fits: (product: { title: string; cents: number }) => boolean) =>
  readCatalogue(platform.context.store, 'nl')
    .products.filter(({ record }) =>
      record.variants.some(({ priceInMinorUnits: cents }) => fits({ title: record.title, cents })),
    )
    .map(({ record }) => record.handle)
    .toSorted();

describe('a smart collection', () => {
  it('is shown once it is published, with the products that meet its rules, in every version', async () => {
    const rules = ruleSet(
      ['VARIANT_PRICE', 'LESS_THAN', '15.00'],
      ['TITLE', 'NOT_CONTAINS', 'set'],
    );
    const { collection, userErrors } = await create({ title: 'Small Things!', ruleSet: rules });
    expect(userErrors).toEqual([]);
    expect(collection).toMatchObject({ handle: 'small-things', ruleSet: rules });
    expect(await shownIn('small-things')).toBeNull();
    expect(await publish(collection.id, HEADLESS)).toEqual({ userErrors: [] });
    const expected = productsWhere(
      ({ title, cents }) => cents < 1_500 && !title.toLowerCase().includes('set'),
    );
    expect(expected.length).toBeGreaterThan(0);
    for (const version of ['2024-01', '2026-10']) {
      expect(await shownIn('small-things', version)).toEqual(expected);
    }
  });

  it('holds other products after its rules change, and keeps its words', async () => {
    const { collection } = await create({
      title: 'By name',
      ruleSet: ruleSet(['TITLE', 'STARTS_WITH', 'honey']),
    });
    await publish(collection.id, HEADLESS);
    const changed = await update({
      id: collection.id,
      sortOrder: 'ALPHA_ASC',
      ruleSet: ruleSet(['TITLE', 'ENDS_WITH', 'olie']),
    });
    expect(changed).toMatchObject({
      collection: { title: 'By name', handle: 'by-name', sortOrder: 'ALPHA_ASC' },
      userErrors: [],
    });
    expect(await shownIn('by-name')).toEqual(
      productsWhere(({ title }) => title.toLowerCase().endsWith('olie')),
    );
  });

  it.each([
    ['no title', { title: ' ' }, ['title']],
    [
      'a part of a tag',
      { ruleSet: ruleSet(['TAG', 'CONTAINS', 'x']) },
      ['ruleSet', 'rules', '0', 'condition'],
    ],
    [
      'a price that contains',
      { ruleSet: ruleSet(['VARIANT_PRICE', 'CONTAINS', '1']) },
      ['ruleSet', 'rules', '0', 'condition'],
    ],
    [
      'a price in words',
      { ruleSet: ruleSet(['TYPE', 'EQUALS', 'x'], ['VARIANT_PRICE', 'EQUALS', 'low']) },
      ['ruleSet', 'rules', '1', 'condition'],
    ],
    [
      'a blank condition',
      { ruleSet: ruleSet(['TYPE', 'EQUALS', ' ']) },
      ['ruleSet', 'rules', '0', 'condition'],
    ],
    [
      '61 rules',
      {
        ruleSet: ruleSet(
          ...Array.from({ length: 61 }, (_, at) => ['TAG', 'EQUALS', `t${at}`] as const),
        ),
      },
      ['ruleSet'],
    ],
    ['no rules', { ruleSet: ruleSet() }, ['ruleSet']],
    [
      'products beside rules',
      { ruleSet: ruleSet(['TAG', 'EQUALS', 'x']), products: ['gid://shopify/Product/1'] },
      ['products'],
    ],
    ['an unknown product', { products: ['gid://shopify/Product/0'] }, ['products']],
    ['a handle that is taken', { handle: 'care' }, ['handle']],
  ])('is refused with %s', async (_, odd, field) => {
    const { collection, userErrors } = await create({ title: 'Odd', ...odd });
    expect([collection, userErrors]).toEqual([null, [{ field, message: expect.any(String) }]]);
  });

  it('may have 60 rules', async () => {
    const rules = Array.from({ length: 60 }, (_, at) => ['TAG', 'EQUALS', `t${at}`] as const);
    expect((await create({ title: 'Sixty', ruleSet: ruleSet(...rules) })).userErrors).toEqual([]);
  });
});

it('a collection by hand holds the chosen products, and takes no rules', async () => {
  const [first] = readCatalogue(platform.context.store, 'nl').products;
  const { collection } = await create({ title: 'Chosen', products: [first?.id] });
  await publish(collection.id, HEADLESS);
  expect(await shownIn('chosen')).toEqual([first?.record.handle]);
  const rules = ruleSet(['TAG', 'EQUALS', 'x']);
  expect((await update({ id: collection.id, ruleSet: rules })).userErrors).toMatchObject([
    { field: ['ruleSet'] },
  ]);
  expect((await update({ id: collection.id, handle: 'other' })).userErrors).toMatchObject([
    { field: ['handle'] },
  ]);
});

it('what is unknown is neither changed nor published', async () => {
  expect((await update({ id: 'gid://shopify/Collection/0', title: 'x' })).userErrors).toMatchObject(
    [{ field: ['id'] }],
  );
  expect((await publish('gid://shopify/Collection/0', HEADLESS)).userErrors).toMatchObject([
    { field: ['id'] },
  ]);
  const care = await ask('{ collectionByIdentifier(identifier: { handle: "care" }) { id } }', {});
  expect((await publish(care.id, 'gid://shopify/Publication/2')).userErrors).toMatchObject([
    { field: ['input', '0', 'publicationId'] },
  ]);
});

it('products, variants and the channel are found by name', async () => {
  const [first] = readCatalogue(platform.context.store, 'nl').products;
  const [variant] = first?.variants ?? [];
  const handle = first?.record.handle;
  const query = `sku:"${variant?.record.sku}"`;
  expect(
    await ask(
      'query ($handle: String!) { productByIdentifier(identifier: { handle: $handle }) { id } }',
      { handle },
    ),
  ).toEqual({ id: first?.id });
  const BY_SKU =
    'query ($query: String!) { productVariants(first: 2, query: $query) { nodes { id sku } } }';
  expect(await ask(BY_SKU, { query })).toEqual({
    nodes: [{ id: variant?.id, sku: variant?.record.sku }],
  });
  await expect(ask(BY_SKU, { query: 'title:x' })).rejects.toThrow('sku: and barcode: alone');
  expect(await ask('{ publications(first: 5) { nodes { id name } } }', {})).toEqual({
    nodes: [{ id: HEADLESS, name: 'Headless' }],
  });
});
