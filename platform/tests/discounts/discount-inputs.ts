import { readCatalogue } from '../../src/shopify/catalogue/index.ts';
import { documentText } from '../fixtures/documents.ts';
import type { DemoShop } from './demo-shop.ts';

function idsOf({ platform }: DemoShop) {
  const catalogue = readCatalogue(platform.context.store, 'nl');
  const product = (handle: string) => catalogue.productByHandle.get(handle)?.id ?? handle;
  const collection = (handle: string) => catalogue.collectionByHandle.get(handle)?.id ?? handle;
  return { product, collection };
}

/** Buy two oils of one kind, get the other for nothing. */
export function bxgy(shop: DemoShop, given: object = {}) {
  const { product } = idsOf(shop);
  return {
    title: 'Oil for oil',
    startsAt: '2026-02-01T00:00:00Z',
    usesPerOrderLimit: '1',
    customerBuys: {
      items: { products: { productsToAdd: [product('copper-gloss-oil')] } },
      value: { quantity: '2' },
    },
    customerGets: {
      items: { products: { productVariantsToAdd: [shop.variantOf('honey-repair-oil')] } },
      value: { discountOnQuantity: { quantity: '1', effect: { percentage: 1 } } },
    },
    ...given,
  };
}

export const createBxgy = (shop: DemoShop, input: object) =>
  shop.merchant.request<Readonly<Record<string, unknown>>>(
    documentText('discount-automatic-bxgy-create'),
    { input },
  );

const CREATE_CODE = `mutation ($input: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $input) {
    codeDiscountNode { id codeDiscount { ... on DiscountCodeBasic { title summary status } } }
    userErrors { code field message } } }`;
export const code = (shop: DemoShop, given: object = {}) => ({
  title: 'Five off',
  code: 'FIVE',
  startsAt: '2026-02-01T00:00:00Z',
  customerSelection: { all: true },
  customerGets: {
    items: { collections: { add: [idsOf(shop).collection('care')] } },
    value: { discountAmount: { amount: '5.00', appliesOnEachItem: false } },
  },
  minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: '40' } },
  ...given,
});
export const createCode = (shop: DemoShop, input: object) =>
  shop.merchant.request(CREATE_CODE, { input });

const CREATE_BASIC = `mutation ($input: DiscountAutomaticBasicInput!) {
  discountAutomaticBasicCreate(automaticBasicDiscount: $input) {
    automaticDiscountNode { id } userErrors { code field message } } }`;
/** Ten percent off everything. */
export const basic = (given: object = {}) => ({
  title: 'A tenth off',
  startsAt: '2026-02-01T00:00:00Z',
  customerGets: { items: { all: true }, value: { percentage: 0.1 } },
  ...given,
});
export const createBasic = (shop: DemoShop, input: object) =>
  shop.merchant.request(CREATE_BASIC, { input });
