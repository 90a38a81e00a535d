import { swatchesOf } from '@lokke/brand';
import type { ProductDetail, Swatch } from '@lokke/domain/catalogue';
import type { ProductDetailPartsFragment } from '@lokke/shopify-storefront';

type Options = ProductDetailPartsFragment['options'];
/** Undefined comes from shops whose version has none. */
type OptionValue = NonNullable<Options[number]['optionValues']>[number];

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Options with how their values look: by the shop's swatches, else by known words for colours. */
export function optionsOf({
  options,
}: Pick<ProductDetailPartsFragment, 'options'>): ProductDetail['options'] {
  return options.map(({ name, values, optionValues }) => {
    const swatches = new Map<string, OptionValue['swatch']>(
      optionValues?.map((value) => [value.name, value.swatch]),
    );
    const known = swatchesOf(values) ?? {};
    return {
      name,
      values: values.map((value) => {
        const swatch = swatchOf(swatches.get(value)) ?? swatchOf({ color: known[value] ?? null });
        return swatch === null ? { name: value } : { name: value, swatch };
      }),
    };
  });
}

function swatchOf(swatch: Partial<OptionValue['swatch']> | undefined): Swatch | null {
  const pictureUrl = swatch?.image?.previewImage?.url;
  if (pictureUrl) return { pictureUrl };
  const colour = swatch?.color ?? '';
  return COLOUR.test(colour) ? { colour } : null;
}

/** Combinations of a product with more variants than come with it; older versions of the API have no coding. */
export function combinationsIn(
  product: ProductDetailPartsFragment,
): Pick<ProductDetail, 'combinations'> {
  const { encodedVariantExistence: existence, encodedVariantAvailability: availability } = product;
  if (!product.variants.pageInfo.hasNextPage || !existence) return {};
  return { combinations: { existence, availability: availability ?? '' } };
}
