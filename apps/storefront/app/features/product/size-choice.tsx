import { type ProductDetail, readQuantity, type Variant } from '@lokke/domain/catalogue';
import { DEFAULT_VARIANT_TITLE } from '../../shared/catalogue/shopify-ids.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { Ruler } from '../../ui/ruler.tsx';
import { hasOptionChoice, OptionChoice } from './option-choice.tsx';
import styles from './size-choice.module.css';
import type { Selection } from './use-selection.ts';
import { VariantPrice } from './variant-price.tsx';

interface SizeChoiceProps {
  readonly product: ProductDetail;
  readonly selection: Selection;
}

export function SizeChoice({ product, selection }: SizeChoiceProps) {
  const t = useT('product');
  const { ornament } = useBrand().style;
  const { variants, options } = product;
  const { variant, chooseVariant } = selection;
  if (variant === null) return null;
  if (hasOptionChoice(product)) return <OptionChoice product={product} selection={selection} />;
  if (variants.length === 1) return <OnlySize product={product} selection={selection} />;

  const marks = sizeScale(variants);
  const legend = marks === null ? options.map(({ name }) => name).join(' / ') : t('product.size');
  return (
    <RadioTiles
      legend={legend}
      name="variantId"
      value={variant.id}
      onChange={chooseVariant}
      tiles={variants.map((candidate) => ({
        value: candidate.id,
        label: candidate.title,
        // Feeds tell the price of what is sold out, and are compared with the page.
        detail: (
          <>
            <VariantPrice variant={candidate} />
            {!candidate.availableForSale && (
              <>
                {'\u2003'}
                <strong>{t('product.soldOut')}</strong>
              </>
            )}
          </>
        ),
        isUnavailable: !candidate.availableForSale,
      }))}
    >
      {ornament === 'comb' && marks !== null && (
        <Ruler marks={marks} selected={variants.indexOf(variant)} />
      )}
    </RadioTiles>
  );
}

function OnlySize({ selection: { variant } }: SizeChoiceProps) {
  if (variant === null) return null;
  return (
    <p className={styles['only']}>
      <input type="hidden" name="variantId" value={variant.id} />
      {variant.title !== DEFAULT_VARIANT_TITLE && <strong>{variant.title}</strong>}
      <span>
        <VariantPrice variant={variant} />
      </span>
    </p>
  );
}

/** Position of each variant's size on one scale, 0 to 1; null when not all are sizes. */
export function sizeScale(variants: readonly Variant[]): readonly number[] | null {
  const sizes = variants.map(({ title }) => readQuantity(title)?.amount ?? null);
  const largest = Math.max(0, ...sizes.map((size) => size ?? 0));
  if (largest === 0) return null;
  const marks: number[] = [];
  for (const size of sizes) {
    if (size === null) return null;
    marks.push(size / largest);
  }
  return marks;
}
