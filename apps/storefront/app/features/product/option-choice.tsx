import type { ProductDetail, Swatch } from '@lokke/domain/catalogue';
import { nearestChoice, type ValueState, valueStateOf } from '@lokke/domain/options';
import { DEFAULT_VARIANT_TITLE } from '../../shared/catalogue/shopify-ids.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { cdnCard } from '../../ui/picture.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import styles from './option-choice.module.css';
import type { Selection } from './use-selection.ts';
import { VariantPrice } from './variant-price.tsx';

interface OptionChoiceProps {
  readonly product: ProductDetail;
  readonly selection: Selection;
}

/** Tells whether options are chosen one by one: several, such with swatches, or more than come with the product. */
export function hasOptionChoice({
  options,
  combinations,
}: Pick<ProductDetail, 'options' | 'combinations'>): boolean {
  const open = options.filter(({ values }) => values.length > 1);
  const hasSwatches = open.some(({ values }) => values.some(({ swatch }) => swatch !== undefined));
  return open.length > 1 || (open.length === 1 && (hasSwatches || combinations !== undefined));
}

/** A group of radio buttons for each option; values that go with the others chosen are told from those that do not. */
export function OptionChoice({ product: { handle, options }, selection }: OptionChoiceProps) {
  const t = useT('product');
  const { variant, places, combinations, chooseValues } = selection;
  if (variant === null || places === null) return null;
  const states: Readonly<Record<ValueState, string | null>> = {
    available: null,
    soldOut: t('product.soldOut'),
    absent: t('product.option.absent'),
  };
  const choose = (option: number, value: number) => {
    const next = nearestChoice(combinations, places.with(option, value), option);
    if (next !== null) chooseValues(next);
  };
  return (
    <>
      <input type="hidden" name="variantId" value={variant.id} />
      {/* Names the product whose values a form without scripts sends. */}
      <input type="hidden" name="handle" value={handle} />
      {options.map(({ name, values }, option) =>
        values.length === 1 ? null : (
          <RadioTiles
            key={name}
            isCompact
            legend={
              <>
                {name}{' '}
                <span className={styles['chosen']}>{values[places[option] ?? -1]?.name}</span>
              </>
            }
            name={`option.${name}`}
            value={values[places[option] ?? -1]?.name ?? ''}
            onChange={(chosen) =>
              choose(
                option,
                values.findIndex((one) => one.name === chosen),
              )
            }
            tiles={values.map((value, place) => {
              const state = valueStateOf(combinations, places, option, place);
              return {
                value: value.name,
                label: (
                  <>
                    {value.swatch && <SwatchSign swatch={value.swatch} />}
                    {value.name}
                  </>
                ),
                detail: states[state] && <span className="visually-hidden">, {states[state]}</span>,
                isUnavailable: state === 'soldOut',
                isElsewhere: state === 'absent',
              };
            })}
          />
        ),
      )}
      <p
        className={styles['price']}
        aria-live="polite"
        aria-busy={selection.isLoading || undefined}
      >
        {variant.title !== DEFAULT_VARIANT_TITLE && <strong>{variant.title}</strong>}{' '}
        <span>
          <VariantPrice variant={variant} />
        </span>
      </p>
    </>
  );
}

function SwatchSign({ swatch: { colour, pictureUrl } }: { readonly swatch: Swatch }) {
  if (pictureUrl !== undefined) {
    const { urlOf } = cdnCard(pictureUrl);
    return <img className={styles['swatch']} src={urlOf(96, 'webp')} alt="" loading="lazy" />;
  }
  return <i className={styles['swatch']} style={{ background: colour }} />;
}
