import { IdentityRefusal } from '../identity-refusal.ts';

const LEAST_CHARACTERS = 6;

/** Firebase's own rule; the storefront's is stricter and comes before it. */
export function requireStrength(password: string): string {
  if (password.length >= LEAST_CHARACTERS) return password;
  throw new IdentityRefusal(
    `WEAK_PASSWORD : Password should be at least ${LEAST_CHARACTERS} characters`,
  );
}
