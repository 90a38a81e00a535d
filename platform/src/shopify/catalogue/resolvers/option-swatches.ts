import { swatchesOf } from '@lokke/brand';
import type { Product } from '../read/entries.ts';

/** Shopify's type of a metafield that holds a colour. */
const COLOUR_TYPE = 'color';

/**
 * Colours of an option's values, by their names: the metafield of type `color` that its variants share, else what a value
 * is called.
 */
export function optionSwatches(product: Product, place: number): Readonly<Record<string, string>> {
  const { values = [] } = product.record.options[place] ?? {};
  const names = values.map(({ name }) => name);
  return ownSwatches(product, place, names) ?? swatchesOf(names) ?? {};
}

function ownSwatches(
  { variants }: Product,
  place: number,
  names: readonly string[],
): Readonly<Record<string, string>> | null {
  const found = names.map((name) => {
    const colours = variants.flatMap(({ record }) =>
      record.optionValues[place] === name
        ? [record.metafields.find(({ type }) => type === COLOUR_TYPE)?.value]
        : [],
    );
    const [colour] = new Set(colours).size === 1 ? colours : [];
    return [name, colour] as const;
  });
  const known = found.flatMap(([name, colour]) => (colour === undefined ? [] : [[name, colour]]));
  // Leaves out sizes: a single colour in several of them tells nothing of a size.
  const isOfOption = new Set(known.map(([, colour]) => colour)).size > 1;
  return isOfOption ? Object.fromEntries(known) : null;
}
