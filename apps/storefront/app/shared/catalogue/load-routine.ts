import type { CheckoutMerchandise } from '@lokke/contract/checkout';
import { merchandiseOf } from '@lokke/contract/checkout';
import { isListed, type ProductSummary, type UnitPrice } from '@lokke/domain/catalogue';
import { type FirstReason, firstChoices, routineSteps } from '@lokke/domain/consultation';
import type { Money } from '@lokke/domain/money';

export interface RoutineChoice {
  readonly handle: string;
  readonly title: string;
  readonly pictureUrl: string | null;
  readonly price: Money;
  readonly unitPrice: UnitPrice | null;
  readonly merchandise: CheckoutMerchandise;
}

interface StepOption extends RoutineChoice {
  /** Why it is offered first; null for the others. */
  readonly firstReason: FirstReason | null;
}

/** Product that takes the place of several. */
export interface RoutineSet extends RoutineChoice {
  /** Handles of the products in it. */
  readonly parts: readonly string[];
}

export interface RoutineStep {
  readonly kinds: readonly string[];
  readonly choices: readonly StepOption[];
}

/** The products of each step, those first that the shop offers to somebody it knows nothing of. */
export function loadRoutine(products: readonly ProductSummary[]): readonly RoutineStep[] {
  return routineSteps(products).map(({ kinds, products: ofStep }) => {
    const first = new Map(firstChoices(ofStep).map(({ product, reason }) => [product, reason]));
    const others = ofStep.filter((product) => !first.has(product));
    return {
      kinds,
      choices: [...first.keys(), ...others].flatMap((product) => {
        const choice = toChoice(product);
        return choice === null ? [] : [{ ...choice, firstReason: first.get(product) ?? null }];
      }),
    };
  });
}

/** Lists the sets that can be bought, all of whose products are sold. */
export function loadSets(products: readonly ProductSummary[]): readonly RoutineSet[] {
  const handles = new Map(products.map(({ id, handle }) => [id, handle]));
  return products.flatMap((product) => {
    const { bundledProducts = [], availableForSale } = product;
    const parts = bundledProducts.flatMap((id) => handles.get(id) ?? []);
    const choice = availableForSale && isListed(product) ? toChoice(product) : null;
    const isWhole = parts.length > 1 && parts.length === bundledProducts.length;
    return choice === null || !isWhole ? [] : [{ ...choice, parts }];
  });
}

export function toChoice(product: ProductSummary): RoutineChoice | null {
  const { handle, title, pictures, firstVariant } = product;
  if (firstVariant === null) return null;
  return {
    handle,
    title,
    pictureUrl: pictures[0]?.url ?? null,
    price: firstVariant.price,
    unitPrice: firstVariant.unitPrice,
    merchandise: merchandiseOf({ ...product, collections: [] }, firstVariant),
  };
}
