import { clampQuantity, type KeptLine } from '@lokke/domain/prescriptions';
import type { ShownLine } from '../../shared/catalogue/load-prescription.ts';

export const PRESCRIPTION_INTENTS = { add: 'add', keep: 'keep', forget: 'forget' } as const;

/** Names of a line's inputs, by its place. */
export const inputsOf = (place: number) => ({
  isTaken: `take-${place}`,
  size: `size-${place}`,
  quantity: `quantity-${place}`,
});

interface TakenLine extends Omit<KeptLine, 'sku'> {
  readonly size: ShownLine['sizes'][number];
}

/** Lines of the form that are taken; a size that is none of its line's counts as the first. */
export function takenLines(lines: readonly ShownLine[], form: FormData): readonly TakenLine[] {
  return lines.flatMap(({ handle, rhythm, sizes }, place) => {
    const { isTaken, size: chosen, quantity } = inputsOf(place);
    const size = sizes.find(({ merchandise }) => merchandise.id === form.get(chosen)) ?? sizes[0];
    if (size === undefined || !form.has(isTaken)) return [];
    return [{ handle, rhythm, size, quantity: clampQuantity(form.get(quantity)) }];
  });
}
