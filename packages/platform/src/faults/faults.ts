import { type FaultKind, faultResponse } from './fault.ts';
import { FAULT_TARGETS, type FaultPlan, type FaultTarget } from './fault-plan.ts';

export interface FaultsOptions {
  /** The plan of every target at the start; null leaves them well. */
  readonly plan?: FaultPlan | null | undefined;
  readonly random?: (() => number) | undefined;
  readonly wait?: ((delayInMs: number) => Promise<void>) | undefined;
}

export interface Faults {
  readonly planOf: (target: FaultTarget) => FaultPlan | null;
  readonly set: (target: FaultTarget, plan: FaultPlan | null) => void;
  /** Waits as planned; then the fault in the place of an answer, or null for a good one. */
  readonly meet: (target: FaultTarget) => Promise<Response | null>;
}

/** The services' bad days, as planned: off unless somebody asks for them. */
export function createFaults({
  plan = null,
  random = Math.random,
  wait = (delayInMs) => new Promise((done) => setTimeout(done, delayInMs)),
}: FaultsOptions = {}): Faults {
  const plans = new Map<FaultTarget, FaultPlan>();
  if (plan !== null) for (const target of FAULT_TARGETS) plans.set(target, plan);

  const draw = (target: FaultTarget, current: FaultPlan): FaultKind | null => {
    const { rate, kinds, times } = current;
    if (times === 0 || random() >= rate) return null;
    if (times !== null) plans.set(target, { ...current, times: times - 1 });
    return kinds[Math.floor(random() * kinds.length)] ?? null;
  };

  return {
    planOf: (target) => plans.get(target) ?? null,
    set: (target, next) => {
      if (next === null) plans.delete(target);
      else plans.set(target, next);
    },
    meet: async (target) => {
      const current = plans.get(target);
      if (current === undefined) return null;
      const kind = draw(target, current);
      if (current.latencyInMs > 0) await wait(current.latencyInMs);
      return kind === null ? null : faultResponse(kind);
    },
  };
}
