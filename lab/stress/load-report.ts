import { quantile } from '../numbers.ts';
import type { Phase } from './phases.ts';
import type { RequestResult } from './send.ts';

/** Limit for accepted requests, however many are shed. */
const MAX_P99_IN_MS = 5_000;
const MAX_RECOVERY_IN_MS = 10_000;

export const COLUMNS = [
  'load',
  'requested /s',
  'accepted /s',
  'shed /s',
  'calls accepted',
  'errors',
  'p50 of accepted, ms',
  'p99 of accepted, ms',
  'p99 of shed, ms',
  'recovery time, s',
  'CPU share of the shop',
  'sender delay, p99, ms',
];

export interface CpuTime {
  readonly usedInSeconds: number;
  readonly passedInSeconds: number;
}

export interface Conditions {
  readonly recoveredInMs: number | null;
  readonly cpuTime: CpuTime | null;
}

export function countOf({ results }: Phase, outcome: RequestResult['outcome']): number {
  return results.filter((one) => one.outcome === outcome).length;
}

export function perSecond(phase: Phase, outcome: RequestResult['outcome']): number {
  return (countOf(phase, outcome) / phase.durationInMs) * 1_000;
}

export function rowOf(
  name: string,
  phase: Phase,
  { recoveredInMs, cpuTime }: Conditions,
): readonly string[] {
  const round = (value: number) => String(Math.round(value));
  return [
    name,
    round((phase.results.length / phase.durationInMs) * 1_000),
    round(perSecond(phase, 'accepted')),
    round(perSecond(phase, 'shed')),
    percent(callsAccepted(phase)),
    String(countOf(phase, 'error')),
    round(timeAt(phase, 'accepted', 0.5)),
    round(timeAt(phase, 'accepted', 0.99)),
    countOf(phase, 'shed') === 0 ? '' : round(timeAt(phase, 'shed', 0.99)),
    recoveredInMs === null ? '' : seconds(recoveredInMs),
    cpuTime === null ? '' : percent(cpuTime.usedInSeconds / cpuTime.passedInSeconds),
    round(
      quantile(
        phase.results.map(({ sentLateInMs }) => sentLateInMs),
        0.99,
      ),
    ),
  ];
}

/** Lists the missed limits. */
export function problemsOf(
  name: string,
  phase: Phase,
  { recoveredInMs }: Pick<Conditions, 'recoveredInMs'>,
): readonly string[] {
  const errors = phase.results.filter(({ outcome }) => outcome === 'error');
  const details = Object.entries(
    Object.groupBy(errors, ({ kind, detail }) => `${kind} ${detail}`),
  ).map(([detail, list]) => `${list?.length} × ${detail}`);
  const p99 = timeAt(phase, 'accepted', 0.99);
  return [
    ...(errors.length > 0 ? [`${name}: ${details.join(', ')}`] : []),
    ...(p99 > MAX_P99_IN_MS ? [`${name}: p99 is ${Math.round(p99)} ms`] : []),
    ...(recoveredInMs !== null && recoveredInMs > MAX_RECOVERY_IN_MS
      ? [`${name}: recovered after ${seconds(recoveredInMs)} s`]
      : []),
  ];
}

/** Share of accepted calls (carts, checkouts, accounts): a call costs as much as many cached pages. */
function callsAccepted({ results }: Phase): number {
  const calls = results.filter(({ kind }) => kind !== 'browse');
  return calls.filter(({ outcome }) => outcome === 'accepted').length / Math.max(1, calls.length);
}

const percent = (share: number) => `${Math.round(100 * share)} %`;
const seconds = (inMs: number) => (inMs / 1_000).toFixed(1);

function timeAt({ results }: Phase, outcome: RequestResult['outcome'], share: number): number {
  const times = results.filter((one) => one.outcome === outcome).map(({ tookInMs }) => tookInMs);
  return quantile(times, share);
}
