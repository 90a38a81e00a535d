import type { Loaded } from '@lokke/contract/ports';
import { type GlossaryEntry, glossaryOf, type Ingredient, isListed } from '@lokke/domain/catalogue';
import { isRecord, parseJson } from '@lokke/http-client';
import type { ProductSummaryPartsFragment } from '@lokke/shopify-storefront';
import type { ShopContext } from '../shop-connection/index.ts';
import { textOf } from './metafields.ts';
import { type CatalogueLimits, readProducts } from './read-products.ts';

const IDENTIFIERS = [{ namespace: 'lokke', key: 'ingredients' }] as const;

/** Loads the ingredients of the products that pages choose from; lists of products do without them. */
export async function loadGlossary(
  source: ShopContext,
  limits: CatalogueLimits,
): Promise<Loaded<readonly GlossaryEntry[]>> {
  const request = { ...limits, what: 'ingredients', metafields: IDENTIFIERS };
  const read = await readProducts(source, request);
  if (read.kind !== 'found') return read;
  const value = glossaryOf(
    read.value.nodes.filter(isListed).map(({ handle, title, metafields }) => ({
      handle,
      title,
      ingredients: ingredientsOf(metafields),
    })),
    source.market.languageTag,
  );
  return { kind: 'found', value };
}

/** Parses `[{"name":"…","inci":"…","reason":"…"}]`; an entry that is no ingredient is left out. */
export function ingredientsOf(
  metafields: ProductSummaryPartsFragment['metafields'],
): readonly Ingredient[] {
  const value = parseJson(textOf(metafields, 'ingredients'));
  return Array.isArray(value) ? value.flatMap(ingredientOf) : [];
}

function ingredientOf(value: unknown): readonly Ingredient[] {
  if (!isRecord(value)) return [];
  const { name, inci, reason } = value;
  const isIngredient =
    typeof name === 'string' && typeof inci === 'string' && typeof reason === 'string';
  return isIngredient ? [{ name, inci, reason }] : [];
}
