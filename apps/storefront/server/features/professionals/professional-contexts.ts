import { hasIbans } from '@lokke/domain/payout';
import { createIdentityClient } from '@lokke/identity';
import type { Config } from '../../config/index.ts';
import { clientAddressOf } from '../../http/index.ts';
import {
  createSessionCipher,
  DEVICE_PURPOSE,
  isSecure,
  openEncryptedCookie,
  openKnownDevice,
} from '../../http/session/index.ts';
import { type CreateRateLimiter, limitersInProcess } from '../../shared-state/index.ts';
import { createBackground } from '../../telemetry/index.ts';
import { createAccountLimits, type RequestContext } from '../account/index.ts';
import type { BankDesk } from '../payouts/index.ts';
import type { PrescriptionDesk } from '../prescriptions/index.ts';
import type { Statements } from '../statements/index.ts';
import {
  PROFESSIONAL_COOKIE,
  PROFESSIONAL_DEVICE_COOKIE,
  PROFESSIONAL_PURPOSE,
  type ProfessionalContext,
  professionalSession,
} from './professional-context.ts';
import { openSalonDesk, type SalonDesk, type SalonDeskOptions } from './salon-desk.ts';

export interface ProfessionalSourcesOptions extends SalonDeskOptions {
  readonly config: SalonDeskOptions['config'] &
    Pick<Config, 'identity' | 'publicOrigin' | 'trustedProxyCount'>;
  readonly statements: Statements;
  readonly bank?: BankDesk | null;
  readonly prescriptions?: Pick<PrescriptionDesk, 'store'> | null;
  readonly now?: () => number;
  readonly limiters?: CreateRateLimiter;
}

export interface ProfessionalContexts {
  readonly open: (requestContext: RequestContext) => ProfessionalContext;
  /** Tells whether a request comes from a login, as far as its cookie says. */
  readonly isLogin: (request: Request) => Promise<boolean>;
  readonly desk: SalonDesk;
  readonly whenIdle: () => Promise<void>;
}

/** Null when no identity service is configured. */
export function createProfessionalContexts(
  options: ProfessionalSourcesOptions,
): ProfessionalContexts | null {
  const { sessionSecrets, salons, statements, fetch, log } = options;
  const { bank = null, prescriptions = null, now = () => Date.now() } = options;
  const { limiters = limitersInProcess(now) } = options;
  const { identity, publicOrigin, trustedProxyCount } = options.config;
  const desk = openSalonDesk(options);
  if (identity === null || desk === null) return null;
  const client = createIdentityClient({ ...identity, fetch });
  const cipher = createSessionCipher(sessionSecrets, PROFESSIONAL_PURPOSE);
  const deviceCipher = createSessionCipher(sessionSecrets, DEVICE_PURPOSE);
  const limits = createAccountLimits(limiters, 'professional');
  const background = createBackground(log);
  const sessionIn = (request: Request) =>
    openEncryptedCookie({
      cookieHeader: request.headers.get('cookie'),
      name: PROFESSIONAL_COOKIE,
      isSecure: isSecure(request),
      cipher,
      now,
      schema: professionalSession,
    });
  return {
    isLogin: async (request) => (await sessionIn(request).read()) !== null,
    open: ({ request, market, peerIp }) => ({
      market,
      client,
      salons,
      statements,
      bank: hasIbans(market.countryCode) ? bank : null,
      desk,
      prescriptions: prescriptions?.store ?? null,
      limits,
      now,
      log,
      session: sessionIn(request),
      device: openKnownDevice({
        cookieHeader: request.headers.get('cookie'),
        name: PROFESSIONAL_DEVICE_COOKIE,
        isSecure: isSecure(request),
        cipher: deviceCipher,
        now,
      }),
      emailOptions: {
        // Anyone may name any host in a request: a stranger's must not get into another's letter.
        continueUrl: `${publicOrigin}${market.prefix}/account/professional${invitationIn(request)}`,
        language: market.language,
      },
      network: clientAddressOf(request, peerIp, trustedProxyCount).network,
      inBackground: background.begin,
    }),
    desk,
    whenIdle: background.whenIdle,
  };
}

const SEALED = /^[\w.-]{1,4000}$/;

/** Has a letter that was asked for on the way to an invitation lead on to it. */
function invitationIn({ url }: Request): string {
  const code = new URL(url).searchParams.get('code') ?? '';
  return SEALED.test(code) ? `?code=${code}` : '';
}
