import { setTimeout as delay } from 'node:timers/promises';
import { classifyFailure, requestText, secondsInMs } from '@lokke/http-client';
import type { Log } from '../../telemetry/index.ts';
import { mostTagsOf, type PurgeCall, type PurgeTarget, purgeCalls } from './purge-calls.ts';

export interface EdgeOptions {
  readonly target: PurgeTarget;
  readonly fetch: typeof fetch;
  readonly log: Log;
  /** Outcome of one call: a status, `timeout` or `network`. */
  readonly onCall?: (outcome: string, durationInMs: number) => void;
  readonly now?: () => number;
  readonly wait?: (delayInMs: number) => Promise<void>;
}

const TIMEOUT_IN_MS = 5_000;
/**
 * A page that was being fetched when its tag was purged is kept by the CDN afterwards, and another server may have
 * purged its own pages a moment later: so each purge is repeated once.
 */
const REPEAT_AFTER_IN_MS = 1_500;
const FIRST_PAUSE_IN_MS = 250;
const MAX_PAUSE_IN_MS = 30_000;
/** After that long a copy is gone or as old as the CDN allows, and the tags would only pile up. */
const GIVE_UP_AFTER_IN_MS = 15 * 60_000;

type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'later'; readonly reason: string; readonly retryAfterInMs: number | null }
  | { readonly kind: 'refused'; readonly reason: string };

/** Tells a CDN or another region of changes; one call at a time, so that tags of many changes gather into batches. */
export function createEdge(options: EdgeOptions) {
  const { target, log, now = () => performance.now(), wait = delay } = options;
  /** Tags with the time of their first attempt, if any. */
  const pending = new Map<string, number | null>();
  const repeats = new Set<Promise<void>>();
  let sending: Promise<void> | null = null;

  const add = (tags: Iterable<string>): void => {
    for (const tag of tags) if (!pending.has(tag)) pending.set(tag, null);
    if (pending.size === 0) return;
    sending ??= sendAll().finally(() => {
      sending = null;
      // Added while the last call ended.
      add([]);
    });
  };

  async function sendAll(): Promise<void> {
    let failures = 0;
    // A moment for the tags of the same change.
    await Promise.resolve();
    while (pending.size > 0) {
      const batch = [...pending].slice(0, mostTagsOf(target));
      const tags = batch.map(([tag]) => tag);
      for (const tag of tags) pending.delete(tag);
      const outcome = await sendCalls(options, purgeCalls(target, tags));
      if (outcome.kind === 'later') {
        failures += 1;
        keepForLater(batch, outcome.reason);
        await wait(pauseAfter(failures, outcome.retryAfterInMs));
        continue;
      }
      failures = 0;
      if (outcome.kind === 'refused') {
        log({ level: 'error', event: 'edge.refused', reason: outcome.reason, tags });
      } else repeatLater(tags);
    }
  }

  function keepForLater(
    batch: readonly (readonly [string, number | null])[],
    reason: string,
  ): void {
    const overdue = batch.filter(
      ([, since]) => since !== null && now() - since > GIVE_UP_AFTER_IN_MS,
    );
    const isOverdue = new Set(overdue.map(([tag]) => tag));
    for (const [tag, since] of batch) if (!isOverdue.has(tag)) pending.set(tag, since ?? now());
    if (overdue.length > 0) {
      log({ level: 'error', event: 'edge.given-up', reason, tags: [...isOverdue] });
    } else log({ level: 'warn', event: 'edge.retry', reason, waiting: pending.size });
  }

  /** Tags that are repeats already are forgotten here when they come again. */
  const repeated = new Set<string>();
  function repeatLater(tags: readonly string[]): void {
    const again = tags.filter((tag) => !repeated.delete(tag));
    if (again.length === 0) return;
    const repeat = wait(REPEAT_AFTER_IN_MS).then(() => {
      repeats.delete(repeat);
      for (const tag of again) if (!pending.has(tag)) repeated.add(tag);
      add(again);
    });
    repeats.add(repeat);
  }

  return {
    /** Purges everything with one of these tags: soon, in batches, and until the CDN has taken it. */
    purge: (tags: readonly string[]): void => {
      // A new change is no repeat.
      for (const tag of tags) repeated.delete(tag);
      add(tags);
    },
    /** Resolves when nothing is left to purge. */
    whenIdle: async (): Promise<void> => {
      while (sending !== null || repeats.size > 0) await Promise.all([sending, ...repeats]);
    },
  };
}

function pauseAfter(failures: number, retryAfterInMs: number | null): number {
  const backoff = Math.min(FIRST_PAUSE_IN_MS * 2 ** (failures - 1), MAX_PAUSE_IN_MS);
  return Math.min(Math.max(retryAfterInMs ?? 0, backoff), MAX_PAUSE_IN_MS * 2);
}

async function sendCalls(options: EdgeOptions, calls: readonly PurgeCall[]): Promise<Outcome> {
  const outcomes = await Promise.all(calls.map((call) => send(options, call)));
  // A purge may be repeated where it succeeded.
  return (
    outcomes.find(({ kind }) => kind === 'later') ??
    outcomes.find(({ kind }) => kind === 'refused') ?? { kind: 'done' }
  );
}

async function send(
  { fetch, onCall, now = () => performance.now() }: EdgeOptions,
  { url, method, headers, body }: PurgeCall,
): Promise<Outcome> {
  const startedAtInMs = now();
  const timeoutInMs = TIMEOUT_IN_MS;
  const result = await requestText(url, { method, headers, body }, { fetch, timeoutInMs });
  const outcome = result.ok ? String(result.value.response.status) : result.failure.kind;
  onCall?.(outcome, now() - startedAtInMs);
  if (!result.ok) return { kind: 'later', reason: outcome, retryAfterInMs: null };
  const { status, ok, headers: answered } = result.value.response;
  if (ok) return { kind: 'done' };
  const retryAfterInMs = secondsInMs(answered.get('retry-after'));
  const { kind } = classifyFailure({ kind: 'http', status, retryAfterInMs });
  const reason = `http ${status}`;
  return kind === 'permanent'
    ? { kind: 'refused', reason }
    : { kind: 'later', reason, retryAfterInMs };
}
