import type { Catalogue } from '@lokke/contract/ports';
import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import {
  type Combinations,
  combinationsOf,
  encodeCombinations,
  firstChoice,
  readChoice,
  writeChoice,
} from '@lokke/domain/options';
import { variantIdOf } from './shopify-ids.ts';

/** Variants that a page holds; others are loaded when they are chosen. */
const MOST_VARIANTS = 100;

/** A product as a page holds it: with its first variants, and the one that the address names or that can be bought first. */
export async function forPage(
  catalogue: Pick<Catalogue, 'variant'>,
  product: ProductDetail,
  params: URLSearchParams,
): Promise<ProductDetail> {
  const { variants } = product;
  if (product.combinations === undefined && variants.length <= MOST_VARIANTS) return product;
  const combinations = combinationsOf(product);
  const first = variants.slice(0, MOST_VARIANTS);
  const chosen = await chosenVariant(catalogue, product, combinations, params);
  const coded = product.combinations ?? {
    existence: encodeCombinations(combinations.all),
    availability: encodeCombinations(combinations.all.filter(combinations.isAvailable)),
  };
  const isShown = chosen === null || first.includes(chosen);
  return { ...product, combinations: coded, variants: isShown ? first : [...first, chosen] };
}

async function chosenVariant(
  catalogue: Pick<Catalogue, 'variant'>,
  product: ProductDetail,
  combinations: Combinations,
  params: URLSearchParams,
): Promise<Variant | null> {
  const id = variantIdOf(params.get('variant') ?? '');
  const byId = id === null ? null : await catalogue.variant(product, { kind: 'id', id });
  if (byId?.kind === 'found') return byId.value;
  const places = readChoice(product.options, combinations, params) ?? firstChoice(combinations);
  if (places === null) return null;
  const selectedOptions = writeChoice(product.options, places);
  const found = await catalogue.variant(product, { kind: 'options', selectedOptions });
  return found.kind === 'found' ? found.value : null;
}

/** Field of a form that names a value of an option. */
const OPTION_FIELD = 'option.';

/** The variant of the option values that a form without scripts names; null where it names no product with such. */
export async function chosenVariantId(
  catalogue: Pick<Catalogue, 'product' | 'variant'>,
  fields: URLSearchParams,
): Promise<string | null> {
  const product = await productOf(catalogue, fields.get('handle'));
  if (product === null) return null;
  const values = [...fields].flatMap(([name, value]) =>
    name.startsWith(OPTION_FIELD) ? [[name.slice(OPTION_FIELD.length), value] as const] : [],
  );
  const places = readChoice(product.options, combinationsOf(product), values);
  if (places === null) return null;
  const selectedOptions = writeChoice(product.options, places);
  const variant = await catalogue.variant(product, { kind: 'options', selectedOptions });
  return variant.kind === 'found' ? variant.value.id : null;
}

async function productOf(
  catalogue: Pick<Catalogue, 'product'>,
  handle: string | null,
): Promise<ProductDetail | null> {
  if (handle === null) return null;
  const product = await catalogue.product(handle);
  return product.kind === 'found' ? product.value : null;
}
