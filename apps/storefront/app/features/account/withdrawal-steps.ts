import type { FormValues } from './form-values.ts';
import { FORM_NAME } from './use-form-state.ts';

/** The names of the two steps' forms. */
export const STATEMENT = 'statement';
export const CONFIRMATION = 'confirmation';

export function isConfirmed(values: FormValues): boolean {
  return values[FORM_NAME] === CONFIRMATION;
}
