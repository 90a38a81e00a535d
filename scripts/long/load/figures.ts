import type { CoreTime } from './cores.ts';
import type { Phase } from './phases.ts';
import type { Sent } from './send.ts';

/** What was let in is answered by then, however many were turned away. */
const MOST_P99_IN_MS = 5_000;
const MOST_RECOVERY_IN_MS = 10_000;
/** Beyond it the times say as much of who made the load as of the shop. */
const MOST_SENT_LATE_IN_MS = 250;

export const COLUMNS = [
  'load',
  'wanted /s',
  'accepted /s',
  'shed /s',
  'calls accepted',
  'errors',
  'p50 of accepted, ms',
  'p99 of accepted, ms',
  'p99 of shed, ms',
  'well again after, s',
  'the shop had of its core',
  'sent late by, p99, ms',
];

export interface Around {
  readonly recoveredInMs: number | null;
  readonly coreTime: CoreTime | null;
}

export function countOf({ sent }: Phase, fate: Sent['fate']): number {
  return sent.filter((one) => one.fate === fate).length;
}

export function perSecond(phase: Phase, fate: Sent['fate']): number {
  return (countOf(phase, fate) / phase.durationInMs) * 1_000;
}

export function rowOf(
  name: string,
  phase: Phase,
  { recoveredInMs, coreTime }: Around,
): readonly string[] {
  const round = (value: number) => String(Math.round(value));
  return [
    name,
    round((phase.sent.length / phase.durationInMs) * 1_000),
    round(perSecond(phase, 'accepted')),
    round(perSecond(phase, 'shed')),
    percent(callsAccepted(phase)),
    String(countOf(phase, 'error')),
    round(timeAt(phase, 'accepted', 0.5)),
    round(timeAt(phase, 'accepted', 0.99)),
    countOf(phase, 'shed') === 0 ? '' : round(timeAt(phase, 'shed', 0.99)),
    recoveredInMs === null ? '' : seconds(recoveredInMs),
    coreTime === null ? '' : percent(coreTime.usedInSeconds / coreTime.passedInSeconds),
    round(sentLateOf(phase)),
  ];
}

/** What was not as it must be, in words. */
export function problemsOf(
  name: string,
  phase: Phase,
  { recoveredInMs }: Pick<Around, 'recoveredInMs'>,
): readonly string[] {
  const errors = phase.sent.filter(({ fate }) => fate === 'error');
  const details = Object.entries(
    Object.groupBy(errors, ({ kind, detail }) => `${kind} ${detail}`),
  ).map(([detail, list]) => `${list?.length} × ${detail}`);
  const p99 = timeAt(phase, 'accepted', 0.99);
  const sentLate = sentLateOf(phase);
  return [
    ...(errors.length > 0 ? [`${name}: ${details.join(', ')}`] : []),
    ...(p99 > MOST_P99_IN_MS ? [`${name}: p99 is ${Math.round(p99)} ms`] : []),
    ...(recoveredInMs !== null && recoveredInMs > MOST_RECOVERY_IN_MS
      ? [`${name}: back after ${seconds(recoveredInMs)} s`]
      : []),
    ...(sentLate > MOST_SENT_LATE_IN_MS
      ? [`${name}: sent ${Math.round(sentLate)} ms late, so its times are not the shop's alone`]
      : []),
  ];
}

/** Of the changes of carts, checkouts and accounts that were wanted: a call costs as much as many kept pages. */
function callsAccepted({ sent }: Phase): number {
  const calls = sent.filter(({ kind }) => kind !== 'browse');
  return calls.filter(({ fate }) => fate === 'accepted').length / Math.max(1, calls.length);
}

const percent = (share: number) => `${Math.round(100 * share)} %`;
const seconds = (inMs: number) => (inMs / 1_000).toFixed(1);

function sentLateOf({ sent }: Phase): number {
  return atShare(
    sent.map(({ sentLateInMs }) => sentLateInMs),
    0.99,
  );
}

function timeAt({ sent }: Phase, fate: Sent['fate'], share: number): number {
  const times = sent.filter((one) => one.fate === fate).map(({ tookInMs }) => tookInMs);
  return atShare(times, share);
}

/** Of so many values the one that all but a share of them stay within. */
function atShare(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}
