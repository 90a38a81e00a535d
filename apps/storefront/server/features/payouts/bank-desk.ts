import type { Config } from '../../config/index.ts';
import { createSessionCipher, type SessionCipher } from '../../http/session/index.ts';
import { openSalonCipher, openSalonDatabase } from '../salons/index.ts';
import { type BankDetailsStore, createBankDetails } from './bank-details.ts';

/** Parts of entering an account for payouts: where it is kept, and the letter that has to agree. */
export interface BankDesk {
  readonly details: BankDetailsStore;
  /** Seals what a letter's link changes: nothing is stored before. */
  readonly links: SessionCipher;
}

interface BankDeskOptions {
  readonly config: Pick<Config, 'bankSecrets' | 'dataDir' | 'salons' | 'sessionSecrets'>;
  readonly sessionSecrets: readonly string[];
  readonly fetch: typeof fetch;
}

/** Null where bank details cannot be kept. */
export function openBankDesk({ config, sessionSecrets, fetch }: BankDeskOptions): BankDesk | null {
  const cipher = openSalonCipher(config, 'bank details');
  if (cipher === null) return null;
  return {
    details: createBankDetails(openSalonDatabase(config.salons, { fetch }), cipher),
    links: createSessionCipher(sessionSecrets, 'bank details link'),
  };
}
