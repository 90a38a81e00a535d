import { beforeEach, describe, expect, test } from 'vitest';
import { readCatalogue } from '../../src/shopify/catalogue/index.ts';
import { type DemoShop, openDemoShop } from './demo-shop.ts';
import { code, createCode } from './discount-inputs.ts';

let shop: DemoShop;
beforeEach(async () => {
  shop = await openDemoShop();
});

describe('a discount that is changed', () => {
  const FIELDS = `... on DiscountCodeBasic { title summary status startsAt endsAt
    combinesWith { productDiscounts orderDiscounts }
    customerGets { items { ... on DiscountProducts { products(first: 9) { nodes { handle } } } } } }`;
  const change = async (name: string, id: string, input?: object) => {
    const declared = input === undefined ? '' : ', $input: DiscountCodeBasicInput!';
    const given = input === undefined ? '' : ', basicCodeDiscount: $input';
    const { data } = await shop.merchant.request<Readonly<Record<string, unknown>>>(
      `mutation ($id: ID!${declared}) { ${name}(id: $id${given}) {
        codeDiscountNode { codeDiscount { ${FIELDS} } } userErrors { code field message } } }`,
      { id, ...(input !== undefined && { input }) },
    );
    return data?.[name];
  };
  const ID = 'gid://shopify/DiscountCodeNode/10001';

  test('keeps what the change does not name', async () => {
    await createCode(shop, code(shop));
    expect(await change('discountCodeBasicUpdate', ID, { title: 'Six off' })).toMatchObject({
      codeDiscountNode: {
        codeDiscount: {
          title: 'Six off',
          summary: '5.0 EUR off 1 collection • Minimum purchase of 40.0 EUR',
          startsAt: '2026-02-01T00:00:00Z',
        },
      },
      userErrors: [],
    });
    const value = { discountAmount: { amount: '6.00' } };
    const changes = { customerGets: { value }, minimumRequirement: null };
    expect(await change('discountCodeBasicUpdate', ID, changes)).toMatchObject({
      codeDiscountNode: { codeDiscount: { title: 'Six off', summary: '6.0 EUR off 1 collection' } },
    });
  });

  test('keeps both of two changes at the same moment', async () => {
    await createCode(shop, code(shop));
    await Promise.all([
      change('discountCodeBasicUpdate', ID, { title: 'Six off' }),
      change('discountCodeBasicUpdate', ID, { endsAt: '2026-12-01T00:00:00Z' }),
    ]);
    expect(await change('discountCodeBasicUpdate', ID, {})).toMatchObject({
      codeDiscountNode: { codeDiscount: { title: 'Six off', endsAt: '2026-12-01T00:00:00Z' } },
    });
  });

  test('is not brought back by a change at the moment that it is deleted', async () => {
    await createCode(shop, code(shop));
    const remove = () =>
      shop.merchant.request(
        'mutation ($id: ID!) { discountCodeDelete(id: $id) { userErrors { code } } }',
        { id: ID },
      );
    await Promise.all([remove(), change('discountCodeBasicUpdate', ID, { title: 'Six off' })]);
    expect(await change('discountCodeBasicUpdate', ID, {})).toMatchObject({
      userErrors: [{ field: ['id'], message: 'Discount does not exist' }],
    });
  });

  test('gets items and loses them', async () => {
    const [oil, mask] = ['copper-gloss-oil', 'rain-mask'].map(
      (handle) => readCatalogue(shop.platform.context.store, 'nl').productByHandle.get(handle)?.id,
    );
    const customerGets = {
      items: { products: { productVariantsToAdd: [shop.variantOf('honey-repair-oil')] } },
      value: { percentage: 0.1 },
    };
    await createCode(shop, code(shop, { customerGets }));
    const items = (products: object) =>
      change('discountCodeBasicUpdate', ID, { customerGets: { items: { products } } });
    expect(await items({ productsToAdd: [oil, mask] })).toMatchObject({
      codeDiscountNode: {
        codeDiscount: {
          customerGets: {
            items: {
              products: { nodes: [{ handle: 'copper-gloss-oil' }, { handle: 'rain-mask' }] },
            },
          },
        },
      },
    });
    expect(await items({ productsToAdd: [oil], productsToRemove: [oil] })).toBeNull();
    expect(await items({ productsToRemove: [oil] })).toMatchObject({
      codeDiscountNode: {
        codeDiscount: {
          customerGets: { items: { products: { nodes: [{ handle: 'rain-mask' }] } } },
        },
      },
    });
  });

  test('is refused like a new one, and where there is none', async () => {
    await createCode(shop, code(shop));
    expect(await change('discountCodeBasicUpdate', ID, { title: '' })).toMatchObject({
      codeDiscountNode: null,
      userErrors: [{ code: 'BLANK', field: ['basicCodeDiscount', 'title'] }],
    });
    expect(await change('discountCodeBasicUpdate', ID, { code: 'Welcome10' })).toMatchObject({
      userErrors: [{ code: 'TAKEN' }],
    });
    const none = 'gid://shopify/DiscountCodeNode/9999';
    expect(await change('discountCodeBasicUpdate', none, { title: 'None' })).toMatchObject({
      userErrors: [{ code: null, field: ['id'], message: 'Discount does not exist' }],
    });
  });

  test('begins at once and goes on when it is activated', async () => {
    await createCode(shop, code(shop, { startsAt: '2026-04-01T00:00:00Z' }));
    expect(await change('discountCodeActivate', ID)).toMatchObject({
      codeDiscountNode: { codeDiscount: { status: 'ACTIVE', startsAt: '2026-03-01T10:00:00Z' } },
    });
    await change('discountCodeDeactivate', ID);
    expect(await change('discountCodeActivate', ID)).toMatchObject({
      codeDiscountNode: { codeDiscount: { status: 'ACTIVE', endsAt: null } },
    });
    expect(await change('discountCodeActivate', 'gid://shopify/DiscountCodeNode/9')).toMatchObject({
      userErrors: [{ code: 'INVALID', message: 'Code discount does not exist.' }],
    });
  });
});
