import type { Catalogue } from '@lokke/contract/ports';
import { isListed, type Picture } from '@lokke/domain/catalogue';

interface KitProduct {
  readonly handle: string;
  readonly title: string;
  readonly promise: string;
  readonly descriptionHtml: string;
  readonly howToUse: string | null;
  readonly pictures: readonly Picture[];
}

/** Pictures and texts of a range, for a salon's own window, page or post. */
export interface AssetKit {
  readonly ranges: readonly { readonly handle: string; readonly title: string }[];
  /** Null until a range is chosen. */
  readonly chosen: {
    readonly handle: string;
    readonly title: string;
    readonly description: string;
    readonly products: readonly KitProduct[];
  } | null;
}

interface Asked {
  readonly ranges: readonly string[];
  readonly chosen: string | null;
}

/** Puts a kit together from what product pages show; what cannot be read is left out. */
export async function loadKit(
  catalogue: Pick<Catalogue, 'collection' | 'product'>,
  { ranges, chosen }: Asked,
): Promise<AssetKit> {
  const loaded = await Promise.all(ranges.map((handle) => catalogue.collection(handle)));
  const found = loaded.flatMap((one) => (one.kind === 'found' ? [one.value] : []));
  const range = found.find(({ handle }) => handle === chosen);
  const listed = range?.products.filter(isListed) ?? [];
  const products = await Promise.all(listed.map(({ handle }) => catalogue.product(handle)));
  return {
    ranges: found.map(({ handle, title }) => ({ handle, title })),
    chosen: range
      ? {
          handle: range.handle,
          title: range.title,
          description: range.description,
          products: products.flatMap((one) =>
            one.kind === 'found' ? [kitProduct(one.value)] : [],
          ),
        }
      : null,
  };
}

const kitProduct = ({
  handle,
  title,
  promise,
  descriptionHtml,
  howToUse,
  pictures,
}: KitProduct) => ({
  handle,
  title,
  promise,
  descriptionHtml,
  howToUse,
  pictures,
});
