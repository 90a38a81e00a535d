import { bySalesAndName, type RoutineProduct } from './routine-steps.ts';

/** Why a product is offered first to somebody of whom nothing is known. */
export type FirstReason = 'bestSeller' | 'highestRated' | 'sellsWell';

interface FirstChoice<Product> {
  readonly product: Product;
  readonly reason: FirstReason;
}

const MAX_FIRST = 3;
/** Fewer say little about a product. */
const MIN_REVIEWS = 5;

/** Chooses for one step what sells best, what is rated highest, and what sells best after these. A reason is true of all the step. */
export function firstChoices<Product extends RoutineProduct>(
  products: readonly Product[],
): readonly FirstChoice<Product>[] {
  const sold = products.filter(({ soldQuantity }) => soldQuantity > 0).toSorted(bySalesAndName);
  const [bestSeller] = sold;
  const [highestRated] = products
    .filter((product) => ratingOf(product) > 0)
    .toSorted((left, right) => ratingOf(right) - ratingOf(left) || bySalesAndName(left, right));
  const others = sold.filter((product) => product !== bestSeller && product !== highestRated);
  const choices: readonly (FirstChoice<Product> | null)[] = [
    bestSeller === undefined ? null : { product: bestSeller, reason: 'bestSeller' },
    highestRated === undefined || highestRated === bestSeller
      ? null
      : { product: highestRated, reason: 'highestRated' },
    ...others.map((product) => ({ product, reason: 'sellsWell' as const })),
  ];
  return choices.filter((choice) => choice !== null).slice(0, MAX_FIRST);
}

function ratingOf({ rating }: RoutineProduct): number {
  return rating === null || rating.count < MIN_REVIEWS ? 0 : rating.averageRating;
}
