import type { ShopCatalogue } from '../../catalogue/index.ts';
import type { ItemSet } from '../discount.ts';
import { InputRefused, needed } from './input-refused.ts';
import type { ItemsInput } from './inputs.ts';

type Path = readonly string[];

/** Ids of the input as the names that a discount keeps. */
export function itemsOf(
  input: ItemsInput | null | undefined,
  path: Path,
  { productById, variantById, collectionById }: ShopCatalogue,
): ItemSet {
  const { all, products, collections } = needed(input, path);
  if (all === true) return { kind: 'all' };
  if (collections) {
    const handleOf = (id: string) => collectionById.get(id)?.record.handle;
    return { kind: 'collections', collections: known(collections.add, handleOf, path) };
  }
  const { productsToAdd, productVariantsToAdd } = needed(products, path);
  const found = {
    products: known(productsToAdd, (id) => productById.get(id)?.record.handle, path),
    variants: known(productVariantsToAdd, (id) => variantById.get(id)?.id, path),
  };
  if (found.products.length + found.variants.length > 0) return { kind: 'products', ...found };
  throw new InputRefused(path, 'BLANK', 'Items in the discount must be selected');
}

function known(
  ids: readonly string[] | null | undefined,
  nameOf: (id: string) => string | undefined,
  path: Path,
): readonly string[] {
  return (ids ?? []).map((id) => {
    const name = nameOf(id);
    if (name === undefined) throw new InputRefused(path, 'INVALID', `${id} does not exist`);
    return name;
  });
}
