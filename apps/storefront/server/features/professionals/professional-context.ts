import type { Market } from '@lokke/domain/markets';
import type { EmailOptions, IdentityClient } from '@lokke/identity';
import type { EncryptedCookie, KnownDevice } from '../../http/session/index.ts';
import type { Log } from '../../telemetry/index.ts';
import type { AccountLimits } from '../account/index.ts';
import type { Salons } from '../salons/index.ts';
import type { Statements } from '../statements/index.ts';
import type { ProfessionalSession } from './professional-session.ts';

/** Dependencies of one visitor's calls to the professional area. */
export interface ProfessionalContext {
  readonly market: Market;
  readonly client: IdentityClient;
  readonly session: EncryptedCookie<ProfessionalSession>;
  readonly device: KnownDevice;
  readonly salons: Salons;
  readonly statements: Statements;
  readonly emailOptions: EmailOptions;
  readonly network: string;
  readonly limits: AccountLimits;
  readonly now: () => number;
  readonly log: Log;
  /** Runs work after the response. */
  readonly inBackground: (work: Promise<void>) => void;
}
