import type { CheckoutMerchandise } from '@lokke/contract/checkout';
import { merchandiseOf } from '@lokke/contract/checkout';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { isForStep, ROUTINE_STEPS } from '@lokke/domain/catalogue';
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

/** Available products per step, best-selling first; a product is listed in its first step only. */
export function loadRoutine(products: readonly ProductSummary[]): readonly RoutineStep[] {
  const taken = new Set<string>();
  const bySales = products.toSorted((left, right) => right.soldQuantity - left.soldQuantity);
  return ROUTINE_STEPS.map((kinds) => ({
    kinds,
    choices: bySales.flatMap((product) => {
      const choice =
        taken.has(product.handle) || !isForStep(product, kinds) ? null : toChoice(product);
      if (choice === null) return [];
      taken.add(product.handle);
      return [choice];
    }),
  }));
}

function toChoice(product: ProductSummary): RoutineChoice | null {
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
