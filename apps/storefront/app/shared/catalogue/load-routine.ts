import type { CheckoutMerchandise } from '@lokke/contract/checkout';
import { merchandiseOf } from '@lokke/contract/checkout';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { routineSteps } from '@lokke/domain/consultation';
import type { Money } from '@lokke/domain/money';

export interface RoutineChoice {
  readonly handle: string;
  readonly title: string;
  readonly pictureUrl: string | null;
  readonly price: Money;
  readonly merchandise: CheckoutMerchandise;
}

export interface RoutineStep {
  readonly kinds: readonly string[];
  readonly choices: readonly RoutineChoice[];
}

/** The products of each step. */
export function loadRoutine(products: readonly ProductSummary[]): readonly RoutineStep[] {
  return routineSteps(products).map(({ kinds, products: ofStep }) => ({
    kinds,
    choices: ofStep.flatMap((product) => toChoice(product) ?? []),
  }));
}

export function toChoice(product: ProductSummary): RoutineChoice | null {
  const { handle, title, pictures, firstVariant } = product;
  if (firstVariant === null) return null;
  return {
    handle,
    title,
    pictureUrl: pictures[0]?.url ?? null,
    price: firstVariant.price,
    merchandise: merchandiseOf({ ...product, collections: [] }, firstVariant),
  };
}
