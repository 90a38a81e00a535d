import { isListed, type ProductSummary } from './product.ts';

/** The steps of a routine in order (`routineStep`). */
const STEPS = ['scalp', 'cleanse', 'condition', 'treat', 'protect', 'style', 'finish'];
const MAX_COMPLEMENTS = 3;

interface ComplementSources {
  /** Choice of the shop for this product. */
  readonly chosen: readonly ProductSummary[];
  readonly catalogue: readonly ProductSummary[];
}

/** Products that go with one: the shop's choice, then the best-selling of its range for each step that is lacking. */
export function complementsOf(
  product: ProductSummary,
  { chosen, catalogue }: ComplementSources,
): readonly ProductSummary[] {
  const contents = product.bundledProducts ?? [];
  const owned = [product, ...catalogue.filter(({ id }) => contents.includes(id))];
  const ownedIds = new Set(owned.map(({ id }) => id));
  const isOffered = (candidate: ProductSummary) =>
    isListed(candidate) &&
    candidate.firstVariant?.availableForSale === true &&
    !ownedIds.has(candidate.id);
  const first = chosen.filter(isOffered).slice(0, MAX_COMPLEMENTS);
  const covered = new Set([...owned, ...first].flatMap(stepsOf));
  const candidates = catalogue
    .filter((candidate) => candidate.range === product.range && isOffered(candidate))
    .filter(isFullSize)
    .filter((candidate) => !stepsOf(candidate).some((step) => covered.has(step)))
    .toSorted((left, right) => right.soldQuantity - left.soldQuantity);
  const next = stepsAfter(owned.flatMap(stepsOf)).flatMap(
    (step) => candidates.find((candidate) => stepsOf(candidate).includes(step)) ?? [],
  );
  return [...new Set([...first, ...next])].slice(0, MAX_COMPLEMENTS);
}

/** The steps after the last one that is owned, then those before; none for a product without steps. */
function stepsAfter(owned: readonly string[]): readonly string[] {
  const last = Math.max(...owned.map((step) => STEPS.indexOf(step)));
  return last < 0 ? [] : [...STEPS.slice(last + 1), ...STEPS.slice(0, last)];
}

function stepsOf({ specs }: ProductSummary): readonly string[] {
  return specs.flatMap(({ type, value }) => (type === 'routineStep' ? [value] : []));
}

function isFullSize({ productType, bundledProducts }: ProductSummary): boolean {
  return productType !== 'travel size' && bundledProducts === undefined;
}
