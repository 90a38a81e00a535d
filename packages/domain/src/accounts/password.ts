/** Spec §9. */
const PASSWORD_MINIMUM_LENGTH = 8;
const PASSWORD_MAXIMUM_LENGTH = 100;

/** Rules that a password meets, for the check marks beside the field. */
export interface PasswordFacts {
  readonly hasLength: boolean;
  readonly hasLowercase: boolean;
  readonly hasUppercase: boolean;
}

/** Letters of any script count; blanks are characters like others, and an emoji is one (spec §5). */
export function passwordFacts(password: string): PasswordFacts {
  const length = [...password].length;
  return {
    hasLength: length >= PASSWORD_MINIMUM_LENGTH && length <= PASSWORD_MAXIMUM_LENGTH,
    hasLowercase: /\p{Ll}/u.test(password),
    hasUppercase: /\p{Lu}/u.test(password),
  };
}

export function isPasswordValid(password: string): boolean {
  const { hasLength, hasLowercase, hasUppercase } = passwordFacts(password);
  return hasLength && hasLowercase && hasUppercase;
}
