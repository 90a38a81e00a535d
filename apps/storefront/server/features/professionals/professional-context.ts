import type { Market } from '@lokke/domain/markets';
import type { EmailOptions, IdentityClient } from '@lokke/identity';
import type { EncryptedCookie } from '../../http/session/index.ts';
import type { Log } from '../../telemetry/index.ts';
import type { AccountLimits } from '../account/index.ts';
import type { Salons } from '../salons/index.ts';
import type { ProfessionalSession } from './professional-session.ts';

/** All that a call of one visitor to the professional area needs. */
export interface ProfessionalContext {
  readonly market: Market;
  readonly client: IdentityClient;
  readonly session: EncryptedCookie<ProfessionalSession>;
  readonly salons: Salons;
  readonly letter: EmailOptions;
  readonly clientAddress: string;
  readonly limits: AccountLimits;
  readonly now: () => number;
  readonly log: Log;
  /** Work that the visitor does not wait for. */
  readonly inBackground: (work: Promise<void>) => void;
}
