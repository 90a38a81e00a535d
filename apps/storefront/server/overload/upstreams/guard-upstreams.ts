import type { Log } from '../../telemetry/index.ts';
import { admit, type Breaker, type BreakerRules, CLOSED, settle } from './breaker.ts';
import { MAX_BYTES, untilWhole } from './whole-response.ts';

export interface GuardOptions {
  readonly fetch: typeof fetch;
  /** Services that fail apart have different names. */
  readonly nameOf: (address: string) => string;
  readonly log: Log;
  /** Milliseconds on any clock that only goes forward. */
  readonly now: () => number;
  readonly rules?: BreakerRules;
  readonly mostBytes?: number;
}

interface Service {
  breaker: Breaker;
  /** Whether it hung the last time, rather than refused. */
  hung: boolean;
}

const RULES: BreakerRules = { mostFailures: 10, firstOpenInMs: 1_000, longestOpenInMs: 4_000 };

/**
 * Asks as before, but leaves a service alone for a moment once it has failed again and again: who asks then is told
 * at once, instead of waiting for what has kept everybody waiting. Its answers come whole, or they are failures.
 */
export function guardUpstreams({
  fetch,
  nameOf,
  log,
  now,
  rules = RULES,
  mostBytes = MAX_BYTES,
}: GuardOptions): typeof globalThis.fetch {
  const services = new Map<string, Service>();

  const move = (name: string, service: Service, next: Breaker): void => {
    const before = service.breaker.kind;
    service.breaker = next;
    if (next.kind === before || next.kind === 'halfOpen') return;
    const level = next.kind === 'open' ? 'error' : 'info';
    log({ level, event: `upstream.${next.kind}`, service: name });
  };

  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const known = nameOf(address);
    const name = known === 'other' ? new URL(address).origin : known;
    const service = services.get(name) ?? { breaker: CLOSED, hung: false };
    services.set(name, service);
    const { breaker, mayAsk, isProbe } = admit(service.breaker, now());
    service.breaker = breaker;
    if (!mayAsk) throw leftAlone(name, service.hung);
    const tell = (isGood: boolean) =>
      move(name, service, settle(service.breaker, { isGood, isProbe }, now(), rules));
    try {
      const response = await untilWhole(await fetch(input, init), mostBytes);
      tell(response.status < 500);
      return response;
    } catch (error) {
      service.hung = error instanceof Error && error.name === 'TimeoutError';
      tell(false);
      throw error;
    }
  };
}

/** In the shape of the failure that led to it, so that callers need to know no other. */
function leftAlone(name: string, hung: boolean): Error {
  const reason = `${name} is left alone for a moment after failures in a row`;
  if (hung) return new DOMException(reason, 'TimeoutError');
  return new TypeError('fetch failed', { cause: new Error(reason) });
}
