/** How a service has fared of late, and whether it is asked. All times are milliseconds on one clock. */
export type Breaker =
  | { readonly kind: 'closed'; readonly failures: number }
  /** Left alone until then. */
  | { readonly kind: 'open'; readonly untilInMs: number; readonly openForInMs: number }
  /** One is on its way to see how the service is; if nothing is heard of it, another may go by then. */
  | { readonly kind: 'halfOpen'; readonly nextProbeInMs: number; readonly openForInMs: number };

export interface BreakerRules {
  /** So many failures without a success between them, and the service is left alone. */
  readonly mostFailures: number;
  readonly firstOpenInMs: number;
  /** Each probe that fails doubles the time, up to this. */
  readonly longestOpenInMs: number;
}

export const CLOSED: Breaker = { kind: 'closed', failures: 0 };

export interface Admission {
  readonly breaker: Breaker;
  readonly mayAsk: boolean;
  /** Its outcome decides what comes next. */
  readonly isProbe: boolean;
}

/** Whether the next question may be asked. */
export function admit(breaker: Breaker, nowInMs: number): Admission {
  switch (breaker.kind) {
    case 'closed':
      return { breaker, mayAsk: true, isProbe: false };
    case 'open':
      return nowInMs < breaker.untilInMs ? refused(breaker) : probe(breaker, nowInMs);
    case 'halfOpen':
      return nowInMs < breaker.nextProbeInMs ? refused(breaker) : probe(breaker, nowInMs);
  }
}

export interface Outcome {
  readonly isGood: boolean;
  readonly isProbe: boolean;
}

/** What an answer, or its lack, says. Who was asked before the service was left alone says nothing new. */
export function settle(
  breaker: Breaker,
  { isGood, isProbe }: Outcome,
  nowInMs: number,
  rules: BreakerRules,
): Breaker {
  switch (breaker.kind) {
    case 'closed': {
      if (isGood) return CLOSED;
      const failures = breaker.failures + 1;
      if (failures < rules.mostFailures) return { kind: 'closed', failures };
      return opened(rules.firstOpenInMs, nowInMs);
    }
    case 'open':
      return breaker;
    case 'halfOpen':
      if (!isProbe) return breaker;
      if (isGood) return CLOSED;
      return opened(Math.min(breaker.openForInMs * 2, rules.longestOpenInMs), nowInMs);
  }
}

function opened(openForInMs: number, nowInMs: number): Breaker {
  return { kind: 'open', untilInMs: nowInMs + openForInMs, openForInMs };
}

function probe({ openForInMs }: { readonly openForInMs: number }, nowInMs: number): Admission {
  const nextProbeInMs = nowInMs + openForInMs;
  return {
    breaker: { kind: 'halfOpen', nextProbeInMs, openForInMs },
    mayAsk: true,
    isProbe: true,
  };
}

function refused(breaker: Breaker): Admission {
  return { breaker, mayAsk: false, isProbe: false };
}
