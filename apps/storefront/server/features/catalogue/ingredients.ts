import type { Loaded } from '@lokke/contract/ports';
import { type GlossaryEntry, glossaryOf, type Ingredient, isListed } from '@lokke/domain/catalogue';
import { isRecord, parseJson } from '@lokke/http-client';
import { type ProductSummaryPartsFragment, products } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { allPages, PAGE_SIZE } from './all-pages.ts';
import { loadedFrom } from './loaded.ts';
import { textOf } from './metafields.ts';

const IDENTIFIERS = [{ namespace: 'lokke', key: 'ingredients' }] as const;

/** Loads the ingredients of all products; lists of products do without them. */
export async function loadGlossary(source: ShopContext): Promise<Loaded<readonly GlossaryEntry[]>> {
  const result = await allPages((after) =>
    products(source.client, {
      ...inContext(source),
      first: PAGE_SIZE,
      after,
      metafields: IDENTIFIERS,
    }),
  );
  return loadedFrom(source, 'ingredients', result, (all) =>
    glossaryOf(
      all.filter(isListed).map(({ handle, title, metafields }) => ({
        handle,
        title,
        ingredients: ingredientsOf(metafields),
      })),
      source.market.languageTag,
    ),
  );
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
