import type { ProductDetail } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { Ruler } from '../../ui/ruler.tsx';
import styles from './size-choice.module.css';
import { sizeScale } from './size-scale.ts';
import type { Selection } from './use-selection.ts';
import { VariantPrice } from './variant-price.tsx';

interface SizeChoiceProps {
  readonly product: ProductDetail;
  readonly selection: Selection;
}

/** Sizes side by side on one ruler, each with its price and its price per 100 ml. */
export function SizeChoice({ product, selection }: SizeChoiceProps) {
  const t = useT('product');
  const { variants, options } = product;
  const { variant, chooseVariant } = selection;
  if (variant === null) return null;
  if (variants.length === 1) return <OnlySize product={product} selection={selection} />;

  const marks = sizeScale(variants);
  const legend = marks === null ? options.map(({ name }) => name).join(' / ') : t('product.size');
  return (
    <RadioTiles
      legend={legend}
      value={variant.id}
      onChange={chooseVariant}
      tiles={variants.map((candidate) => ({
        value: candidate.id,
        label: candidate.title,
        detail: candidate.availableForSale ? (
          <VariantPrice variant={candidate} />
        ) : (
          t('product.soldOut')
        ),
        isUnavailable: !candidate.availableForSale,
      }))}
    >
      {marks !== null && <Ruler marks={marks} selected={variants.indexOf(variant)} />}
    </RadioTiles>
  );
}

// Shopify's name for the only variant of a product without options.
const DEFAULT_VARIANT_TITLE = 'Default Title';

function OnlySize({ selection: { variant } }: SizeChoiceProps) {
  if (variant === null) return null;
  return (
    <p className={styles['only']}>
      {variant.title !== DEFAULT_VARIANT_TITLE && <strong>{variant.title}</strong>}
      <span>
        <VariantPrice variant={variant} />
      </span>
    </p>
  );
}
