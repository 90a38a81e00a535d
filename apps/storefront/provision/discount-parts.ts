import { fail, type Result, succeed } from '@lokke/http-client';
import {
  type AdminClient,
  type AdminFailure,
  type DiscountAutomaticBasicInput,
  type DiscountAutomaticBxgyInput,
  discountAutomaticBasicCreate,
  discountAutomaticBxgyCreate,
  discountTitles,
  idsByHandle,
  variantIdBySearch,
} from '@lokke/shopify-admin';
import { faulty, missing, type Part, reasonOf, thereIs } from './part.ts';
import type { BasicRow, BuyGetRow, DiscountRow, FileRow, ItemsRow } from './shop-files.ts';

type Gets = NonNullable<DiscountAutomaticBasicInput['customerGets']>;
type Items = NonNullable<Gets['items']>;
type Found<Value> = Promise<Result<Value, AdminFailure>>;

/** Automatic discounts of an exported shop; one with that title stays as it is. */
export async function discountParts(
  admin: AdminClient,
  rows: readonly FileRow<DiscountRow>[],
): Promise<readonly Part[]> {
  if (rows.length === 0) return [];
  const titles = await allTitles(admin);
  if (!titles.ok) return [{ name: 'discounts', state: faulty(reasonOf(titles.failure)) }];
  return rows.map((one) => {
    if (one.kind === 'faulty') return { name: one.name, state: faulty(one.reason) };
    const { title, code, customerTag } = one.row;
    const name = `discount “${title}”`;
    const own = code === null ? `is for customers tagged ${customerTag}` : `has the code ${code}`;
    if (code !== null || customerTag !== null) {
      return { name, state: thereIs(`${own}: make it in the admin`) };
    }
    const isThere = titles.value.has(title);
    return { name, state: isThere ? thereIs() : missing('made', () => make(admin, one.row)) };
  });
}

async function allTitles(admin: AdminClient): Found<ReadonlySet<string>> {
  const titles = await discountTitles(admin);
  return titles.ok ? succeed(new Set(titles.value)) : titles;
}

async function make(admin: AdminClient, row: DiscountRow): Found<string> {
  const { title, startsAt, endsAt, combinesWith, terms } = row;
  const about = { title, startsAt, endsAt, combinesWith };
  if (terms.kind === 'basic') {
    const given = await basicTerms(admin, row, terms);
    return given.ok
      ? discountAutomaticBasicCreate(admin, { input: { ...about, ...given.value } })
      : given;
  }
  const given = await buyGetTerms(admin, row, terms);
  return given.ok
    ? discountAutomaticBxgyCreate(admin, { input: { ...about, ...given.value } })
    : given;
}

/** Says what is bought how only where it may be a subscription: other shops refuse the field. */
function purchasesOf({ appliesOnOneTimePurchase, appliesOnSubscription }: DiscountRow) {
  return appliesOnSubscription ? { appliesOnOneTimePurchase, appliesOnSubscription } : {};
}

async function basicTerms(
  admin: AdminClient,
  row: DiscountRow,
  { items, reduction, minimum }: BasicRow,
): Found<DiscountAutomaticBasicInput> {
  const found = await itemsOf(admin, items);
  if (!found.ok) return found;
  const value =
    reduction.kind === 'percentage'
      ? { percentage: reduction.percentage / 100 }
      : { discountAmount: { amount: reduction.amount, appliesOnEachItem: reduction.isPerItem } };
  return succeed({
    customerGets: { items: found.value, value, ...purchasesOf(row) },
    ...(minimum !== null && {
      minimumRequirement:
        minimum.kind === 'quantity'
          ? { quantity: { greaterThanOrEqualToQuantity: String(minimum.quantity) } }
          : { subtotal: { greaterThanOrEqualToSubtotal: minimum.amount } },
    }),
  });
}

async function buyGetTerms(
  admin: AdminClient,
  row: DiscountRow,
  { buys, gets, usesPerOrderLimit }: BuyGetRow,
): Found<DiscountAutomaticBxgyInput> {
  const bought = await itemsOf(admin, buys.items);
  if (!bought.ok) return bought;
  const given = await itemsOf(admin, gets.items);
  if (!given.ok) return given;
  const { threshold } = buys;
  const { reduction, quantity } = gets;
  const effect =
    reduction.kind === 'percentage'
      ? { percentage: reduction.percentage / 100 }
      : { amount: reduction.amount };
  return succeed({
    customerBuys: {
      items: bought.value,
      value:
        threshold.kind === 'quantity'
          ? { quantity: String(threshold.quantity) }
          : { amount: threshold.amount },
    },
    customerGets: {
      items: given.value,
      value: { discountOnQuantity: { quantity: String(quantity), effect } },
      ...purchasesOf(row),
    },
    usesPerOrderLimit: usesPerOrderLimit === null ? null : String(usesPerOrderLimit),
  });
}

/** Finds ids of the names in a file: products and collections by handle, variants by SKU. */
async function itemsOf(admin: AdminClient, items: ItemsRow): Found<Items> {
  if (items.kind === 'all') return succeed({ all: true });
  if (items.kind === 'collections') {
    const ids = await idsOf(items.collections, 'collection', async (handle) => {
      const found = await idsByHandle(admin, { handle });
      return found.ok ? succeed(found.value.collection) : found;
    });
    return ids.ok ? succeed({ collections: { add: ids.value } }) : ids;
  }
  const products = await idsOf(items.products, 'product', async (handle) => {
    const found = await idsByHandle(admin, { handle });
    return found.ok ? succeed(found.value.product) : found;
  });
  if (!products.ok) return products;
  const variants = await idsOf(items.variants, 'variant with the SKU', (sku) =>
    variantIdBySearch(admin, { query: `sku:"${sku.replaceAll('"', '')}"` }),
  );
  if (!variants.ok) return variants;
  const productsInput = { productsToAdd: products.value, productVariantsToAdd: variants.value };
  return succeed({ products: productsInput });
}

async function idsOf(
  names: readonly string[],
  what: string,
  find: (name: string) => Found<string | null>,
): Found<readonly string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const found = await find(name);
    if (!found.ok) return found;
    if (found.value === null) {
      return fail({ kind: 'unreadable', message: `the shop has no ${what} ${name}` });
    }
    ids.push(found.value);
  }
  return succeed(ids);
}
