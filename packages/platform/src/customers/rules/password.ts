import type { CustomerProblem, Path } from './problems.ts';

// The storefront asks for more, spec §5; these are the platform's own bounds.
const MIN_LENGTH = 5;
const MAX_LENGTH = 255;

export function checkPassword(password: string, field: Path): readonly CustomerProblem[] {
  const length = [...password.normalize('NFC')].length;
  if (password.trim() === '') return [{ code: 'BLANK', field, message: "Password can't be blank" }];
  if (length < MIN_LENGTH) {
    const message = `Password is too short (minimum is ${MIN_LENGTH} characters)`;
    return [{ code: 'TOO_SHORT', field, message }];
  }
  if (length > MAX_LENGTH) {
    const message = `Password is too long (maximum is ${MAX_LENGTH} characters)`;
    return [{ code: 'TOO_LONG', field, message }];
  }
  if (password.trim() === password) return [];
  const message = "Password can't start or end with whitespace";
  return [{ code: 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', field, message }];
}
