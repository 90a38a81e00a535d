import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { STREAM_KEY } from './purge-scripts.ts';

export interface PurgeEntry {
  readonly seq: number;
  readonly tags: readonly string[];
}

const BLOCK_IN_MS = 1_000;
/** Longer than Redis needs to say that there is nothing. */
const GRACE_IN_MS = 1_000;
const MAX_AT_ONCE = 200;

/**
 * Waits for purges after a position; empty when none came for a second, null when the connection was lost or does
 * not answer.
 */
export async function readPurges(
  reader: Redis,
  afterSeq: number,
): Promise<readonly PurgeEntry[] | null> {
  const limit = new AbortController();
  const silence = delay(BLOCK_IN_MS + GRACE_IN_MS, 'silent' as const, limit).catch(() => null);
  const after = `${afterSeq}-0`;
  const reading = reader
    .xread('COUNT', MAX_AT_ONCE, 'BLOCK', BLOCK_IN_MS, 'STREAMS', STREAM_KEY, after)
    .catch(() => 'lost' as const);
  const reply = await Promise.race([reading, silence]);
  limit.abort();
  if (reply === 'silent') reader.disconnect(true);
  if (reply === 'silent' || reply === 'lost') return null;
  const [stream] = reply ?? [];
  return (stream?.[1] ?? []).map(([id, [, lines = '']]) => ({
    seq: Number(id.split('-')[0]),
    tags: lines.split('\n'),
  }));
}
