import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { EVERYTHING, type Purges } from '../shared-state.ts';
import { JOIN, LOG_KEY, MOVED, PUBLISH, PURGED_KEY, STREAM_KEY } from './purge-scripts.ts';
import type { RedisLink } from './redis-link.ts';

interface RedisPurgesOptions {
  readonly link: RedisLink;
  /** Time that a purge waits until this server has read it. */
  readonly timeoutInMs: number;
  /** Number of purges that are kept; a server that was away for more clears its caches. */
  readonly maxEntries?: number;
  /** Number of tags whose last purge is kept; past it all pages are taken as purged. */
  readonly maxTags?: number;
  /** Former place of this server in the log. */
  readonly from?: LogPosition | null;
}

/** Place of this server in the log. */
export interface LogPosition {
  readonly run: string;
  /** Everything up to here is applied. */
  readonly seq: number;
}

interface PurgeEntry {
  readonly seq: number;
  readonly tags: readonly string[];
}

const KEYS = [LOG_KEY, STREAM_KEY, PURGED_KEY];
const BLOCK_IN_MS = 1_000;
/** Longer than Redis needs to say that there is nothing. */
const GRACE_IN_MS = 1_000;
const MAX_AT_ONCE = 200;
const PAUSE_IN_MS = 100;
const MAX_ENTRIES = 1_000;
const MAX_TAGS = 50_000;
/** Purges that could not be told yet; more of them become one of everything. */
const MAX_WAITING_TAGS = 1_000;

/**
 * Purges go through a stream that each server reads from where it stands: what came while it was away is read
 * afterwards. Where that cannot be known (too much came, Redis was emptied or restarted), everything is purged.
 */
export function createRedisPurges(options: RedisPurgesOptions) {
  const { link, timeoutInMs, from = null } = options;
  const { maxEntries = MAX_ENTRIES, maxTags = MAX_TAGS } = options;
  let apply: (tags: readonly string[]) => void = () => undefined;
  let isClosed = false;
  const untold = new Set<string>();
  const place = createPlace(from);

  /** Redis may have been restarted or emptied since the last time. */
  async function join(): Promise<boolean> {
    const info = await link.run('purges', (client) => client.info('server'));
    if (info === undefined) return false;
    const run = /^run_id:(\w+)/m.exec(info)?.[1] ?? 'unnamed';
    const reply = await link.run('purges', (client) => JOIN(client, KEYS, [run]));
    const [start, seq] = Array.isArray(reply) ? reply.map((one) => Number(String(one))) : [];
    if (start === undefined || seq === undefined) return false;
    const position = place.current();
    const isKnown = position !== null && position.seq >= start && position.seq <= seq;
    if (!isKnown) apply([EVERYTHING]);
    place.moveTo({ run, seq: isKnown ? position.seq : seq });
    return true;
  }

  function take(entries: readonly PurgeEntry[]): void {
    const position = place.current();
    if (position === null) return;
    const { run, seq } = position;
    const unread = entries.filter((entry) => entry.seq > seq);
    const last = unread.at(-1);
    if (last === undefined) return;
    const isWhole = last.seq === seq + unread.length;
    apply(isWhole ? [...new Set(unread.flatMap(({ tags }) => tags))] : [EVERYTHING]);
    place.moveTo({ run, seq: last.seq });
  }

  /** Returns the position of the purge; null when it could not be written. */
  async function write(tags: readonly string[]): Promise<number | null> {
    const position = place.current();
    if (position === null) return null;
    const args = [position.run, maxEntries, tags.join('\n'), maxTags];
    const reply = await link.run('purges', (client) => PUBLISH(client, KEYS, args));
    const text = String(reply ?? MOVED);
    return text === MOVED ? null : Number(text);
  }

  async function tellUntold(): Promise<void> {
    const tags = [...untold];
    if (tags.length === 0 || (await write(tags)) === null) return;
    for (const tag of tags) untold.delete(tag);
  }

  async function read(): Promise<void> {
    const reader = link.openReader();
    let isJoined = false;
    while (!isClosed) {
      const at = place.current();
      if (reader.status !== 'ready') isJoined = false;
      else if (!isJoined || at === null) isJoined = await join();
      else {
        await tellUntold();
        const entries = await readPurges(reader, at.seq);
        take(entries ?? []);
        // Nothing for a while: whether the log is still the same one.
        isJoined = entries !== null && entries.length > 0;
        if (entries !== null) continue;
      }
      if (!isJoined) await delay(PAUSE_IN_MS, undefined, { ref: false });
    }
  }

  const purges: Purges = {
    follow: (applied) => {
      apply = applied;
      void read();
    },
    publish: async (tags) => {
      const seq = await write(tags);
      if (seq !== null && (await place.whenReached(seq, timeoutInMs))) return;
      apply(tags);
      if (seq !== null) return;
      for (const tag of tags) untold.add(tag);
      if (untold.size <= MAX_WAITING_TAGS) return;
      untold.clear();
      untold.add(EVERYTHING);
    },
    ready: async (limitInMs) => {
      await Promise.race([place.joined, delay(limitInMs, undefined, { ref: false })]);
    },
  };
  return {
    ...purges,
    /** Returns where this server stands; null until it has joined the log. */
    position: place.current,
    close: (): void => {
      isClosed = true;
    },
  };
}

/** Follows how far this server has read the log, and wakes whoever waits for an entry. */
function createPlace(from: LogPosition | null) {
  let position = from;
  const joined = Promise.withResolvers<void>();
  const waiting = new Set<{ readonly seq: number; readonly resolve: () => void }>();
  return {
    current: (): LogPosition | null => position,
    joined: joined.promise,
    moveTo: (next: LogPosition): void => {
      position = next;
      for (const one of waiting) {
        if (one.seq > next.seq) continue;
        waiting.delete(one);
        one.resolve();
      }
      joined.resolve();
    },
    whenReached: async (seq: number, limitInMs: number): Promise<boolean> => {
      if ((position?.seq ?? 0) >= seq) return true;
      const { promise, resolve } = Promise.withResolvers<void>();
      const one = { seq, resolve };
      waiting.add(one);
      const limit = new AbortController();
      await Promise.race([promise, delay(limitInMs, undefined, limit).catch(() => undefined)]);
      limit.abort();
      return !waiting.delete(one);
    },
  };
}

/**
 * Waits for purges after a position; empty when none came for a second, null when the connection was lost or does
 * not answer.
 */
async function readPurges(reader: Redis, afterSeq: number): Promise<readonly PurgeEntry[] | null> {
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
