import type { Consultation, FactWeight, GivenAnswers } from './consultation.ts';
import { bySalesAndName, type RoutineProduct, routineSteps } from './routine-steps.ts';

/** An answer that speaks for a product. */
export interface AdviceReason {
  readonly questionId: string;
  readonly answerId: string;
}

interface FittingProduct<Product> {
  readonly product: Product;
  /** The two strongest, in the order of the questions. */
  readonly reasons: readonly AdviceReason[];
}

export interface AdvisedStep<Product> {
  readonly kinds: readonly string[];
  /** The best first, at most three. */
  readonly fitting: readonly FittingProduct<Product>[];
}

const MAX_REASONS = 2;
const MAX_FITTING = 3;
/** A routine of one product is none. */
const MIN_STEPS = 2;

/**
 * The steps of a routine with the products that the answers speak for; a step that nothing fits is left out. Where
 * products fit equally well, the one sold more often comes first.
 */
export function adviseRoutine<Product extends RoutineProduct>(
  { questions }: Consultation,
  given: GivenAnswers,
  products: readonly Product[],
): readonly AdvisedStep<Product>[] {
  const answers = questions.flatMap(({ id, answers }) =>
    answers
      .filter((answer) => given.get(id)?.includes(answer.id))
      .map((answer) => ({ questionId: id, ...answer })),
  );
  const weigh = (product: Product) => {
    const weighed = answers.map(({ questionId, id, weights }, place) => ({
      place,
      reason: { questionId, answerId: id },
      weight: weightOf(weights, product),
    }));
    return {
      product,
      score: weighed.reduce((sum, { weight }) => sum + weight, 0),
      reasons: weighed
        .filter(({ weight }) => weight > 0)
        .toSorted((left, right) => right.weight - left.weight)
        .slice(0, MAX_REASONS)
        .toSorted((left, right) => left.place - right.place)
        .map(({ reason }) => reason),
    };
  };
  return routineSteps(products).flatMap(({ kinds, products: ofStep }) => {
    const fitting = ofStep
      .map(weigh)
      .filter(({ score }) => score > 0)
      .toSorted(
        (left, right) => right.score - left.score || bySalesAndName(left.product, right.product),
      )
      .slice(0, MAX_FITTING)
      .map(({ product, reasons }) => ({ product, reasons }));
    return fitting.length === 0 ? [] : [{ kinds, fitting }];
  });
}

/** Tells whether products have the facts that the answers speak of, in enough steps to make a routine. */
export function canAdvise(
  { questions }: Consultation,
  products: readonly RoutineProduct[],
): boolean {
  const weights = questions.flatMap(({ answers }) => answers.flatMap((answer) => answer.weights));
  const isKnown = (product: RoutineProduct) =>
    product.specs.some((spec) =>
      weights.some((one) => one.weight > 0 && one.type === spec.type && one.value === spec.value),
    );
  const steps = routineSteps(products).filter(({ products: ofStep }) => ofStep.some(isKnown));
  return steps.length >= MIN_STEPS;
}

function weightOf(weights: readonly FactWeight[], { specs }: RoutineProduct): number {
  return weights
    .filter((one) => specs.some(({ type, value }) => type === one.type && value === one.value))
    .reduce((sum, { weight }) => sum + weight, 0);
}
