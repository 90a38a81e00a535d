import type { Catalogue } from '@lokke/contract/ports';
import type { ProductDetail } from '@lokke/domain/catalogue';
import { combinationsOf, type Places, writeChoice } from '@lokke/domain/options';

interface Selection {
  readonly name: string;
  readonly label: string;
}

interface Wish {
  readonly selected: readonly Selection[];
  /** Names of options, the most important first. */
  readonly preferences?: readonly string[] | undefined;
}

/** Adds variants that ids name to a product that came with its first hundred only. */
export async function withNamedVariants(
  { variant }: Pick<Catalogue, 'variant'>,
  product: ProductDetail,
  ids: readonly string[],
): Promise<ProductDetail> {
  if (product.combinations === undefined) return product;
  const missing = ids.filter(
    (id) => id !== product.id && product.variants.every((each) => each.id !== id),
  );
  const loaded = await Promise.all(missing.map((id) => variant(product, { kind: 'id', id })));
  const found = loaded.flatMap((each) => (each.kind === 'found' ? [each.value] : []));
  return { ...product, variants: [...product.variants, ...found] };
}

/**
 * Orders variants with the featured one first, as selected, else the first that can be had, and tells which values can be
 * combined. Selections that no variant has are dropped, the least important first.
 */
export async function selectVariants(
  { variant }: Pick<Catalogue, 'variant'>,
  product: ProductDetail,
  wish: Wish,
) {
  const combinations = combinationsOf(product);
  const wanted = relax(product, combinations.all, wish);
  const fitting = combinations.all.filter((places) => fits(places, wanted));
  const places = fitting.find(combinations.isAvailable) ?? fitting[0];
  const selectedOptions = places && writeChoice(product.options, places);
  const featured =
    selectedOptions && (await variant(product, { kind: 'options', selectedOptions }));
  const first = featured?.kind === 'found' ? featured.value : product.variants[0];
  const others = product.variants.filter(({ id }) => id !== first?.id);
  const options = product.options.map(({ name, values }, index) => {
    // Goes once through all values of an option: there may be thousands.
    const beside = combinations.all.filter((each) => fits(each, wanted, index));
    const existing = new Set(beside.map((each) => each[index]));
    const buyable = new Set(beside.filter(combinations.isAvailable).map((each) => each[index]));
    const signals = values.map(({ name: label }, place) => ({
      label,
      exists: existing.has(place),
      available: buyable.has(place),
    }));
    return { name, values: signals };
  });
  return { variants: first === undefined ? [] : [first, ...others], options };
}

/** Places of wanted values by the place of their option. */
type Wanted = ReadonlyMap<number, number>;

function relax(
  { options }: Pick<ProductDetail, 'options'>,
  all: readonly Places[],
  { selected, preferences = [] }: Wish,
): Wanted {
  const rankOf = ({ name }: Selection) => {
    const rank = preferences.indexOf(name);
    return rank === -1 ? preferences.length : rank;
  };
  const ranked = selected.toSorted((left, right) => rankOf(left) - rankOf(right));
  const known = ranked.flatMap(({ name, label }) => {
    const option = options.findIndex((each) => each.name === name);
    const place = options[option]?.values.findIndex((value) => value.name === label);
    return place === undefined ? [] : [[option, place] as const];
  });
  while (known.length > 0 && !all.some((places) => fits(places, new Map(known)))) known.pop();
  return new Map(known);
}

/** Tells whether a combination has the wanted values; one option may be left aside. */
function fits(places: Places, wanted: Wanted, aside?: number): boolean {
  return places.every(
    (place, option) => option === aside || (wanted.get(option) ?? place) === place,
  );
}
