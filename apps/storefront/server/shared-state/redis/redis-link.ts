import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import type { SharedStateSettings } from '../../config/index.ts';
import type { SharedOutcome, SharedPart } from '../shared-state.ts';

interface RedisLinkOptions {
  readonly address: Pick<SharedStateSettings, 'url' | 'ca' | 'timeoutInMs'>;
  readonly onAsked: (part: SharedPart, outcome: SharedOutcome) => void;
  /** Called when the connection comes or goes; `reason` says why it went. */
  readonly onChange: (isUp: boolean, reason: string) => void;
  /** Called with what Redis itself refused: full, read-only, not allowed. */
  readonly onRefused: (reason: string) => void;
}

export type RedisLink = ReturnType<typeof openRedisLink>;

const CONNECT_WITHIN_IN_MS = 1_000;
const MAX_PAUSE_IN_MS = 1_000;

/**
 * Opens one connection. Nothing waits for it longer than the timeout: a call that takes longer closes it, and until Redis
 * answers again calls fail at once.
 */
export function openRedisLink({
  address: { url, ca, timeoutInMs },
  onAsked,
  onChange,
  onRefused,
}: RedisLinkOptions) {
  const options = {
    protocol: 2,
    connectTimeout: CONNECT_WITHIN_IN_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(50 * 2 ** times, MAX_PAUSE_IN_MS),
    ...(ca !== null && { tls: { ca } }),
  } satisfies RedisOptions;
  // The library's own limit holds for its greeting; `run` is stricter.
  const client = new Redis(url, { ...options, commandTimeout: CONNECT_WITHIN_IN_MS + timeoutInMs });
  const opened = [client];
  let isUp = false;
  let isTold = false;
  let reason = 'not connected yet';
  client.on('ready', () => {
    isUp = true;
    isTold = true;
    onChange(true, '');
  });
  client.on('error', (error) => {
    reason = error.message;
  });
  client.on('close', () => {
    if (isUp || !isTold) onChange(false, reason);
    isUp = false;
    isTold = true;
  });

  const noteFailure = (part: SharedPart, error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    const outcome = outcomeOf(error, message);
    onAsked(part, outcome);
    if (outcome === 'refused') onRefused(message);
    // The answers of calls given up would still come, one after the other.
    if (outcome === 'slow' && client.status === 'ready') {
      reason = message;
      client.disconnect(true);
    }
  };

  return {
    /** Client for the limiter's library, which uses it inside `run`. */
    client,
    /** Runs work; undefined when Redis is slow, gone or refuses: the caller goes on from memory. */
    run: async <Value>(
      part: SharedPart,
      work: (client: Redis) => Promise<Value>,
    ): Promise<Value | undefined> => {
      try {
        const value = await inTime(work(client), timeoutInMs);
        onAsked(part, 'done');
        return value;
      } catch (error) {
        noteFailure(part, error);
        return undefined;
      }
    },
    /** Opens a connection of its own, for calls that block. */
    openReader: (): Redis => {
      const reader = new Redis(url, { ...options, socketTimeout: 3 * CONNECT_WITHIN_IN_MS });
      // The link's own connection says what is wrong.
      reader.on('error', () => undefined);
      opened.push(reader);
      return reader;
    },
    close: () => {
      isUp = false;
      isTold = true;
      for (const one of opened) one.disconnect();
    },
  };
}

class SlowError extends Error {
  override readonly name = 'SlowError';
}

/** After a long task of ours timers come before answers that have arrived: those are read first. */
async function inTime<Value>(answer: Promise<Value>, limitInMs: number): Promise<Value> {
  const slow = Promise.withResolvers<never>();
  const timer = setTimeout(async () => {
    await nextTurn();
    await nextTurn();
    slow.reject(new SlowError(`no answer in ${limitInMs} ms`));
  }, limitInMs);
  try {
    return await Promise.race([answer, slow.promise]);
  } finally {
    clearTimeout(timer);
    // Whoever is not waited for any more may still fail.
    slow.promise.catch(() => undefined);
    answer.catch(() => undefined);
  }
}

function outcomeOf(error: unknown, message: string): SharedOutcome {
  if (error instanceof SlowError || message === 'Command timed out') return 'slow';
  return error instanceof Error && error.name === 'ReplyError' ? 'refused' : 'gone';
}

/** A script that Redis runs as one step. */
export function createScript(lua: string) {
  const sha = createHash('sha1').update(lua).digest('hex');
  return async (
    client: Redis,
    keys: readonly string[],
    args: readonly (string | number | Buffer)[],
  ): Promise<unknown> => {
    try {
      return await client.callBuffer('EVALSHA', sha, keys.length, ...keys, ...args);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return client.callBuffer('EVAL', lua, keys.length, ...keys, ...args);
    }
  };
}
