import type { Loaded } from '@lokke/contract/ports';
import { type GlossaryEntry, glossaryOf, type Ingredient, isListed } from '@lokke/domain/catalogue';
import { isRecord, parseJson } from '@lokke/http-client';
import type { ProductSummaryPartsFragment } from '@lokke/shopify-storefront';
import type { ShopContext } from '../shop-connection/index.ts';
import { ours, textOf } from './metafields.ts';
import { type CatalogueLimits, readProducts } from './read-products.ts';

const INGREDIENTS = 'ingredients';

/** Loads the ingredients of the products that pages choose from; lists of products do without them. */
export async function loadGlossary(
  source: ShopContext,
  limits: CatalogueLimits,
): Promise<Loaded<readonly GlossaryEntry[]>> {
  const request = { ...limits, what: 'ingredients', metafields: [ours(source, INGREDIENTS)] };
  const read = await readProducts(source, request);
  if (read.kind !== 'found') return read;
  const value = glossaryOf(
    read.value.nodes.filter(isListed).map(({ handle, title, metafields }) => ({
      handle,
      title,
      ingredients: ingredientsOf(source, metafields),
    })),
    source.market.languageTag,
  );
  return { kind: 'found', value };
}

/** Parses `[{"name":"…","inci":"…","reason":"…"}]`; an entry that is no ingredient is left out. */
export function ingredientsOf(
  source: Pick<ShopContext, 'namespace'>,
  metafields: ProductSummaryPartsFragment['metafields'],
): readonly Ingredient[] {
  const value = parseJson(textOf(metafields, ours(source, INGREDIENTS)));
  return Array.isArray(value) ? value.flatMap(ingredientOf) : [];
}

function ingredientOf(value: unknown): readonly Ingredient[] {
  if (!isRecord(value)) return [];
  const { name, inci, reason } = value;
  const isIngredient =
    typeof name === 'string' && typeof inci === 'string' && typeof reason === 'string';
  return isIngredient ? [{ name, inci, reason }] : [];
}
