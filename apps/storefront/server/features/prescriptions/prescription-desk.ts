import { randomInt } from 'node:crypto';
import type { PrescriptionAnswer } from '@lokke/contract/ports';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  closesAtInMs,
  isPrescriptionCode,
  type Prescription,
  prescriptionState,
} from '@lokke/domain/prescriptions';
import type { Config } from '../../config/index.ts';
import type { CreateRateLimiter } from '../../shared-state/index.ts';
import { createBackground, type Log } from '../../telemetry/index.ts';
import { openSalonDatabase } from '../salons/index.ts';
import { createPrescriptionStore, type PrescriptionStore } from './prescription-store.ts';

export interface PrescriptionDesk {
  readonly store: PrescriptionStore;
  /** Opens one for a visitor of a network, and counts that. */
  readonly open: (network: string, code: string) => Promise<PrescriptionAnswer>;
  readonly whenIdle: () => Promise<void>;
}

export interface PrescriptionDeskOptions {
  readonly config: Pick<Config, 'identity' | 'salons'>;
  readonly fetch: typeof fetch;
  readonly limiters: CreateRateLimiter;
  readonly log: Log;
  readonly now?: () => number;
}

const HOUR_IN_MS = 3_600_000;

/** Null without professionals who could write any. */
export function openPrescriptionDesk({
  config: { identity, salons },
  fetch,
  limiters,
  log,
  now = () => Date.now(),
}: PrescriptionDeskOptions): PrescriptionDesk | null {
  if (identity === null) return null;
  const store = createPrescriptionStore(openSalonDatabase(salons, { fetch }));
  // A salon's guests share a network.
  const reads = limiters({ name: 'prescription-reads', most: 600, windowInMs: HOUR_IN_MS });
  const openings = limiters({ name: 'prescription-openings', most: 1, windowInMs: HOUR_IN_MS });
  const background = createBackground(log);
  const open: PrescriptionDesk['open'] = async (network, code) => {
    if (!isPrescriptionCode(code)) return { kind: 'unknown' };
    if (!(await reads.attempt(network)).isAllowed) return { kind: 'unavailable' };
    const found = await store.find(code);
    if (found.kind === 'failed') return { kind: 'unavailable' };
    if (found.kind === 'missing') return { kind: 'unknown' };
    const { prescription } = found.value;
    const state = prescriptionState(prescription, now());
    if (state !== 'open') return { kind: state };
    // A reload, and a change to what is asked for, are no other opening.
    const isFirst = (await openings.attempt(`${network} ${code}`)).isAllowed;
    if (isFirst) background.begin(store.countOpening(found.value));
    return { kind: 'open', prescription, closesAt: closesAt(prescription) };
  };
  return {
    store,
    open,
    whenIdle: background.whenIdle,
  };
}

export function closesAt(prescription: Prescription): string {
  return new Date(closesAtInMs(prescription)).toISOString();
}

/** Eighty bits, which nobody guesses. */
export function newPrescriptionCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => randomInt(CODE_LETTERS.length));
  return letters.map((place) => CODE_LETTERS[place]).join('');
}
