/** Decides whether a service is called, by how its last calls ended. All times are milliseconds on one clock. */
export type CircuitBreaker =
  | { readonly kind: 'closed'; readonly failures: number }
  | { readonly kind: 'open'; readonly untilInMs: number; readonly openForInMs: number }
  /** A probe is in flight; if it does not end, another may be sent at `nextProbeInMs`. */
  | { readonly kind: 'halfOpen'; readonly nextProbeInMs: number; readonly openForInMs: number };

export interface BreakerRules {
  /** After this many consecutive failures the circuit opens. */
  readonly maxFailures: number;
  readonly firstOpenInMs: number;
  /** Each failed probe doubles the time, up to this. */
  readonly maxOpenInMs: number;
}

export const CLOSED: CircuitBreaker = { kind: 'closed', failures: 0 };

export interface Admission {
  readonly breaker: CircuitBreaker;
  readonly isAdmitted: boolean;
  /** Call whose outcome decides whether the circuit closes. */
  readonly isProbe: boolean;
}

/** Decides whether the next call may be made. */
export function admit(breaker: CircuitBreaker, nowInMs: number): Admission {
  if (breaker.kind === 'closed') return { breaker, isAdmitted: true, isProbe: false };
  const openUntilInMs = breaker.kind === 'open' ? breaker.untilInMs : breaker.nextProbeInMs;
  if (nowInMs < openUntilInMs) return { breaker, isAdmitted: false, isProbe: false };
  const { openForInMs } = breaker;
  const nextProbeInMs = nowInMs + openForInMs;
  return {
    breaker: { kind: 'halfOpen', nextProbeInMs, openForInMs },
    isAdmitted: true,
    isProbe: true,
  };
}

export interface Outcome {
  readonly isGood: boolean;
  readonly isProbe: boolean;
}

/** Records how a call ended. Calls made before the circuit opened say nothing new. */
export function recordOutcome(
  breaker: CircuitBreaker,
  { isGood, isProbe }: Outcome,
  nowInMs: number,
  rules: BreakerRules,
): CircuitBreaker {
  switch (breaker.kind) {
    case 'closed': {
      if (isGood) return CLOSED;
      const failures = breaker.failures + 1;
      if (failures < rules.maxFailures) return { kind: 'closed', failures };
      return openCircuit(rules.firstOpenInMs, nowInMs);
    }
    case 'open':
      return breaker;
    case 'halfOpen':
      if (!isProbe) return breaker;
      if (isGood) return CLOSED;
      return openCircuit(Math.min(breaker.openForInMs * 2, rules.maxOpenInMs), nowInMs);
  }
}

function openCircuit(openForInMs: number, nowInMs: number): CircuitBreaker {
  return { kind: 'open', untilInMs: nowInMs + openForInMs, openForInMs };
}
