import { normaliseEmail } from './email.ts';

/** Address of an account, and whether its owner agreed to letters; null where that is not known. */
export interface LetterChoice {
  readonly email: string | null;
  readonly acceptsMarketing: boolean | null;
}

/**
 * Addresses whose letters begin and end with a change of an account. Each save of the form repeats the choice: who never
 * agreed here may have joined the newsletter, and stays.
 */
export function letterChanges(
  before: LetterChoice,
  after: LetterChoice,
): { readonly begun: string | null; readonly ended: string | null } {
  const had = before.acceptsMarketing;
  const has = after.acceptsMarketing ?? had;
  const old = before.email ?? after.email;
  const isOther = normaliseEmail(old ?? '') !== normaliseEmail(after.email ?? '');
  return {
    begun: has === true && (had !== true || isOther) ? after.email : null,
    ended: (has === false && had !== false) || (had === true && isOther) ? old : null,
  };
}
