import * as v from 'valibot';

/** A logged-in professional, stored in an encrypted cookie only. */
export interface ProfessionalSession {
  readonly email: string;
  readonly idToken: string;
  /** Expiry of the id token; milliseconds since 1970. */
  readonly idTokenExpiresAtInMs: number;
  readonly refreshToken: string;
  readonly expiresAtInMs: number;
}

/** A cookie for all markets, as accounts are shared. */
export const PROFESSIONAL_COOKIE = 'lokke-professional';
export const PROFESSIONAL_DEVICE_COOKIE = 'lokke-professional-device';
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
