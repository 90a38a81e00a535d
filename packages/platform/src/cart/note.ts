import { type CartProblem, noteTooLong } from './problems.ts';

export const MAX_NOTE_CHARACTERS = 5_000;

export function checkNote(
  note: string | null | undefined,
  field: readonly string[],
): readonly CartProblem[] {
  const characters = note ? [...note].length : 0;
  return characters > MAX_NOTE_CHARACTERS ? [noteTooLong(field, MAX_NOTE_CHARACTERS)] : [];
}
