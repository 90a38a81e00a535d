import type { MethodOf, ProfessionalService } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import type {
  EmailOptions,
  IdentityClient,
  IdentityFailure,
  IdentityResult,
  IdentityTokens,
} from '@lokke/identity';
import * as v from 'valibot';
import type { EncryptedCookie, KnownDevice } from '../../http/session/index.ts';
import type { Log } from '../../telemetry/index.ts';
import type { AccountLimits } from '../account/index.ts';
import type { BankDesk } from '../payouts/index.ts';
import type { PrescriptionDesk } from '../prescriptions/index.ts';
import type { Salons } from '../salons/index.ts';
import type { Statements } from '../statements/index.ts';
import type { SalonDesk } from './salon-desk.ts';

/** Dependencies of one visitor's calls to the professional area. */
export interface ProfessionalContext {
  readonly market: Market;
  readonly client: IdentityClient;
  readonly session: EncryptedCookie<ProfessionalSession>;
  readonly device: KnownDevice;
  readonly salons: Salons;
  readonly statements: Statements;
  /** Null where bank details cannot be kept, and in a market whose banks have no IBANs. */
  readonly bank: BankDesk | null;
  /** Null where prescriptions cannot be kept. */
  readonly prescriptions: PrescriptionDesk['store'] | null;
  readonly desk: SalonDesk;
  readonly emailOptions: EmailOptions;
  readonly network: string;
  readonly limits: AccountLimits;
  readonly now: () => number;
  readonly log: Log;
  /** Runs work after the response. */
  readonly inBackground: (work: Promise<void>) => void;
}

/** Method of the area, as a function of its visitor. */
export type Method<Name extends keyof ProfessionalService> = MethodOf<
  ProfessionalContext,
  ProfessionalService[Name]
>;

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
  /** Salon that somebody with several acts for. */
  salonNo: v.optional(v.string()),
});

type ProfessionalSession = Readonly<v.InferOutput<typeof professionalSession>>;

const DAY_IN_MS = 86_400_000;
/** The service's refresh tokens do not expire; sessions end after two weeks of inactivity. */
const SESSION_IN_MS = 14 * DAY_IN_MS;

/** Starts a session, or continues one with refreshed tokens. */
export async function startSession(
  { session, now }: Pick<ProfessionalContext, 'session' | 'now'>,
  email: string,
  { idToken, refreshToken, expiresInSeconds }: IdentityTokens,
  salonNo?: string,
): Promise<void> {
  await session.start({
    ...(salonNo !== undefined && { salonNo }),
    email,
    idToken,
    idTokenExpiresAtInMs: now() + expiresInSeconds * 1000,
    refreshToken,
    expiresAtInMs: now() + SESSION_IN_MS,
  });
}

/** Margin, so that the token does not expire in transit. */
const MARGIN_IN_MS = 60_000;

/** Returns a valid id token, refreshed if needed, or null. Ends a session that the service has revoked. */
export async function idTokenOf(
  source: ProfessionalContext,
): Promise<IdentityResult<string | null>> {
  const session = await source.session.read();
  if (session === null) return { ok: true, value: null };
  if (session.idTokenExpiresAtInMs > source.now() + MARGIN_IN_MS) {
    return { ok: true, value: session.idToken };
  }
  const fresh = await source.client.refresh(session.refreshToken);
  if (!fresh.ok) return endSessionIfRevoked(source, fresh.failure);
  await startSession(source, session.email, fresh.value, session.salonNo);
  return { ok: true, value: fresh.value.idToken };
}

const OVER: ReadonlySet<IdentityFailure['code']> = new Set([
  'user-disabled',
  'user-not-found',
  'user-token-expired',
  'invalid-user-token',
]);

/** A disabled account or a changed password ends the session; an outage does not. */
export function endSessionIfRevoked(
  { session }: ProfessionalContext,
  failure: IdentityFailure,
): IdentityResult<null> {
  if (!OVER.has(failure.code)) return { ok: false, failure };
  session.end();
  return { ok: true, value: null };
}
