import { clampQuantity, type KeptLine } from '@lokke/domain/prescriptions';
import type { ShownLine } from '../../shared/catalogue/load-prescription.ts';

export const PRESCRIPTION_INTENTS = { add: 'add', keep: 'keep', forget: 'forget' } as const;

/** Names of a line's inputs, by its place. */
export const inputsOf = (place: number) => ({
  isTaken: `take-${place}`,
  size: `size-${place}`,
  quantity: `quantity-${place}`,
});

interface TakenLine extends KeptLine {
  readonly variantId: string;
}

/** Lines of the form that are taken; a size that is none of its line's counts as the first. */
export function takenLines(lines: readonly ShownLine[], form: FormData): readonly TakenLine[] {
  return lines.flatMap(({ handle, rhythm, sizes }, place) => {
    const { isTaken, size, quantity } = inputsOf(place);
    const chosen = sizes.find(({ merchandise }) => merchandise.id === form.get(size)) ?? sizes[0];
    if (chosen === undefined || !form.has(isTaken)) return [];
    const { sku, merchandise } = chosen;
    return [
      {
        ...{ handle, rhythm, sku, variantId: merchandise.id },
        quantity: clampQuantity(form.get(quantity)),
      },
    ];
  });
}
