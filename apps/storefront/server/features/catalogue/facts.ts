import { type Fact, readFact } from '@lokke/domain/catalogue';
import type { ProductSummaryPartsFragment } from '@lokke/shopify-storefront';
import type { ShopContext } from '../shop-connection/index.ts';
import { cleanHtml } from './clean-html.ts';

type Stated = Pick<ProductSummaryPartsFragment, 'vendor' | 'metafields'>;
type Metafield = NonNullable<Stated['metafields'][number]>;

/** Facts of a product that the brand's settings name, in their order; absent where there is none. */
export function factsOf(
  { facts, market }: Pick<ShopContext, 'facts' | 'market'>,
  { vendor, metafields }: Stated,
): { readonly facts?: readonly Fact[] } {
  const found = facts.flatMap(({ of, label, show, on }): Fact[] => {
    const stated =
      of === 'vendor'
        ? { type: 'single_line_text_field', value: vendor }
        : metafields.find((one) => one !== null && `${one.namespace}.${one.key}` === of);
    if (!stated) return [];
    const fileUrl = 'namespace' in stated ? fileUrlOf(stated) : null;
    const value = readFact({ ...stated, fileUrl }, market.languageTag, show);
    if (value === null) return [];
    const clean = value.kind === 'html' ? { ...value, html: cleanHtml(value.html) } : value;
    return [{ label: label[market.language] ?? label.default, value: clean, on }];
  });
  return found.length === 0 ? {} : { facts: found };
}

/** Lists do not ask for files. */
function fileUrlOf(metafield: Metafield): string | null {
  const reference: unknown = 'reference' in metafield ? metafield.reference : null;
  if (typeof reference !== 'object' || reference === null) return null;
  if ('url' in reference) return String(reference.url);
  if (!('image' in reference)) return null;
  const { image } = reference;
  return typeof image === 'object' && image !== null && 'url' in image ? String(image.url) : null;
}
