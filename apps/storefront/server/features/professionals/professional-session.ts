import * as v from 'valibot';

/** Name of the session's cookie: one for all markets, as accounts are shared. */
export const PROFESSIONAL_COOKIE = 'lokke-professional';
export const PROFESSIONAL_DEVICE_COOKIE = 'lokke-professional-device';
export const PROFESSIONAL_PURPOSE = 'lokke professional session';

/** A logged-in professional, stored in an encrypted cookie only. */
export const professionalSession = v.object({
  email: v.string(),
  idToken: v.pipe(v.string(), v.nonEmpty()),
  /** Expiry of the id token; milliseconds since 1970. */
  idTokenExpiresAtInMs: v.number(),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAtInMs: v.number(),
});

export type ProfessionalSession = Readonly<v.InferOutput<typeof professionalSession>>;
