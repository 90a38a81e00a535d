import * as v from 'valibot';

/** A professional who has logged in. Like a customer's it travels encrypted; the server keeps nothing. */
export interface ProfessionalSession {
  readonly email: string;
  readonly idToken: string;
  /** When a fresh token is needed; milliseconds since 1970. */
  readonly idTokenExpiresAtInMs: number;
  readonly refreshToken: string;
  readonly expiresAtInMs: number;
}

/** One for all markets: the accounts are the same everywhere. */
export const PROFESSIONAL_COOKIE = 'lokke-professional';
export const PROFESSIONAL_PURPOSE = 'lokke professional session';

const schema = v.object({
  email: v.string(),
  idToken: v.pipe(v.string(), v.nonEmpty()),
  idTokenExpiresAtInMs: v.number(),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAtInMs: v.number(),
});

export function professionalSessionOf(opened: unknown): ProfessionalSession | null {
  const parsed = v.safeParse(schema, opened);
  return parsed.success ? parsed.output : null;
}
