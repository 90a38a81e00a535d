import { isListed, type ProductSummary } from '../catalogue/index.ts';
import { isForProfessionals } from '../trade/index.ts';

/** Product kinds (`routineStep`) of the steps of a routine, in the order of use. */
const STEPS: readonly (readonly string[])[] = [
  ['cleanse'],
  ['condition'],
  ['treat', 'finish'],
  ['protect'],
  ['scalp'],
];

export type RoutineProduct = Pick<
  ProductSummary,
  'handle' | 'tags' | 'specs' | 'soldQuantity' | 'availableForSale' | 'firstVariant' | 'rating'
>;

export interface StepProducts<Product> {
  readonly kinds: readonly string[];
  readonly products: readonly Product[];
}

/** Available products per step, best-selling first; a product is in its first step only. */
export function routineSteps<Product extends RoutineProduct>(
  products: readonly Product[],
): readonly StepProducts<Product>[] {
  const bySales = products.filter(canBeBought).toSorted(bySalesAndName);
  const firstStep = new Map(bySales.map((product) => [product.handle, stepOf(product)]));
  return STEPS.map((kinds) => ({
    kinds,
    products: bySales.filter(({ handle }) => firstStep.get(handle) === kinds),
  }));
}

/** Tells whether a routine can be built of these products. */
export function hasRoutine(products: readonly RoutineProduct[]): boolean {
  return routineSteps(products).some((step) => step.products.length > 0);
}

/** Equal sales are ordered by handle, so that the order is the same everywhere. */
export function bySalesAndName(left: RoutineProduct, right: RoutineProduct): number {
  return right.soldQuantity - left.soldQuantity || (left.handle < right.handle ? -1 : 1);
}

/** The first variant is the one that would go into the cart; pages do not know who is a professional. */
function canBeBought(product: RoutineProduct): boolean {
  return (
    isListed(product) &&
    !isForProfessionals(product) &&
    product.availableForSale &&
    product.firstVariant?.availableForSale === true
  );
}

function stepOf({ specs }: RoutineProduct): readonly string[] | undefined {
  return STEPS.find((kinds) =>
    specs.some(({ type, value }) => type === 'routineStep' && kinds.includes(value)),
  );
}
