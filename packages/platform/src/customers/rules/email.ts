import type { CustomerProblem, Path } from './problems.ts';

const EMAIL =
  /^[^\s@\p{Cc}\p{Cf}<>,;:"()[\]\\]+@[^\s@.\p{Cc}\p{Cf}<>,;:"()[\]\\]+(?:\.[^\s@.\p{Cc}\p{Cf}<>,;:"()[\]\\]+)+$/u;
const MAX_LENGTH = 254;

/** One address has one account, whatever its case. */
export function tidyEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

export function isEmail(email: string): boolean {
  return email.length <= MAX_LENGTH && EMAIL.test(email);
}

export function checkEmail(typed: string, field: Path): readonly CustomerProblem[] {
  const email = tidyEmail(typed);
  if (email === '') return [{ code: 'BLANK', field, message: "Email can't be blank" }];
  return isEmail(email) ? [] : [{ code: 'INVALID', field, message: 'Email is invalid' }];
}
