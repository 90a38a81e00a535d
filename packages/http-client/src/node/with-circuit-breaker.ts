import {
  admit,
  type BreakerRules,
  type CircuitBreaker,
  CLOSED,
  recordOutcome,
} from '../circuit-breaker.ts';
import { bufferResponse, MAX_BYTES } from './buffered-response.ts';

// A type, not an interface: only those fit a log entry's index signature.
export type BreakerEvent = {
  readonly level: 'error' | 'info';
  readonly event: 'upstream.open' | 'upstream.closed';
  readonly service: string;
};

export interface CircuitBreakerOptions {
  readonly fetch: typeof fetch;
  /** Names the service behind a URL: each name has a circuit of its own. */
  readonly nameOf: (url: string) => string;
  readonly log: (event: BreakerEvent) => void;
  /** Milliseconds on any monotonic clock. */
  readonly now: () => number;
  readonly rules?: BreakerRules;
  readonly maxBytes?: number;
}

interface Service {
  breaker: CircuitBreaker;
  /** Tells whether its last failure was a timeout. */
  hung: boolean;
}

const RULES: BreakerRules = { maxFailures: 10, firstOpenInMs: 1_000, maxOpenInMs: 4_000 };

/**
 * Adds a circuit breaker per service: while a circuit is open, calls fail at once instead of waiting for a service that
 * has failed repeatedly. Responses are buffered, so that one which breaks off counts as a failure.
 */
export function withCircuitBreaker({
  fetch,
  nameOf,
  log,
  now,
  rules = RULES,
  maxBytes = MAX_BYTES,
}: CircuitBreakerOptions): typeof globalThis.fetch {
  const services = new Map<string, Service>();

  const update = (name: string, service: Service, next: CircuitBreaker): void => {
    const before = service.breaker.kind;
    service.breaker = next;
    if (next.kind === before || next.kind === 'halfOpen') return;
    const level = next.kind === 'open' ? 'error' : 'info';
    log({ level, event: `upstream.${next.kind}`, service: name });
  };

  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const known = nameOf(url);
    const name = known === 'other' ? new URL(url).origin : known;
    const service = services.get(name) ?? { breaker: CLOSED, hung: false };
    services.set(name, service);
    const { breaker, isAdmitted, isProbe } = admit(service.breaker, now());
    service.breaker = breaker;
    if (!isAdmitted) throw circuitOpenError(name, service.hung);
    const record = (isGood: boolean) =>
      update(name, service, recordOutcome(service.breaker, { isGood, isProbe }, now(), rules));
    try {
      const response = await bufferResponse(await fetch(input, init), maxBytes);
      record(response.status < 500);
      return response;
    } catch (error) {
      service.hung = error instanceof Error && error.name === 'TimeoutError';
      record(false);
      throw error;
    }
  };
}

/** Creates the same kind of error as the failure that opened the circuit. */
function circuitOpenError(name: string, hung: boolean): Error {
  const reason = `The circuit of ${name} is open after consecutive failures`;
  if (hung) return new DOMException(reason, 'TimeoutError');
  return new TypeError('fetch failed', { cause: new Error(reason) });
}
