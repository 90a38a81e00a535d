import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { openShopProcess } from '@lokke/stack';
import type { LongPart } from '../part.ts';
import { openMix } from './mix.ts';
import { closedLoop, openLoop, type Phase, recovery } from './phases.ts';
import { hangUp, type Sent } from './send.ts';

const TIMES = [2, 4, 8];
const PHASE_IN_MS = Number(process.env['LOAD_PHASE_MS'] ?? 15_000);
const WARM_UP_IN_MS = 8_000;
const PEOPLE = 24;
/** What was let in is answered by then, however many were turned away. */
const MOST_P99_IN_MS = 5_000;
const MOST_RECOVERY_IN_MS = 10_000;

/** The shop on one core, and two, four and eight times what it serves. */
export const load: LongPart = async (say) => {
  const shop = await openShopProcess(onOneCore());
  try {
    const next = await openMix(shop);
    await closedLoop(next, PEOPLE, WARM_UP_IN_MS);
    const alone = await closedLoop(next, PEOPLE, PHASE_IN_MS);
    const capacity = perSecond(alone, 'accepted');
    say(`  served: ${Math.round(capacity)} a second`);
    const failures: string[] = [...problemsOf('alone', alone)];
    const rows = [rowOf('what one core serves', alone, null)];
    for (const times of TIMES) {
      const phase = await openLoop(next, capacity * times, PHASE_IN_MS);
      const recoveredInMs = await recovery(next);
      const name = `${times} times as much`;
      rows.push(rowOf(name, phase, recoveredInMs));
      say(`  ${rows.at(-1)?.join(' · ')}`);
      failures.push(...problemsOf(name, phase));
      if (recoveredInMs > MOST_RECOVERY_IN_MS)
        failures.push(`${name}: back after ${seconds(recoveredInMs)} s`);
    }
    return {
      columns: [
        'load',
        'wanted /s',
        'accepted /s',
        'shed /s',
        'errors',
        'p50 of accepted, ms',
        'p99 of accepted, ms',
        'well again after, s',
      ],
      rows,
      notes: [
        'Of a hundred requests 90 look around (kept pages, filtered lists, searches, in four markets), 8 change a cart, one opens the checkout, one asks for the account. Times count from when a request was wanted; shed is a 503 with Retry-After.',
      ],
      failures,
    };
  } finally {
    hangUp();
    await shop.close();
  }
};

function onOneCore(): Parameters<typeof openShopProcess>[0] {
  const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
  return canPin ? { launcher: ['taskset', '-c', '1'] } : {};
}

const countOf = ({ sent }: Phase, fate: Sent['fate']) =>
  sent.filter((one) => one.fate === fate).length;
const perSecond = (phase: Phase, fate: Sent['fate']) =>
  (countOf(phase, fate) / phase.durationInMs) * 1_000;
const seconds = (inMs: number) => (inMs / 1_000).toFixed(1);

function timeAt({ sent }: Phase, share: number): number {
  const times = sent.filter(({ fate }) => fate === 'accepted').map(({ tookInMs }) => tookInMs);
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
}

function rowOf(name: string, phase: Phase, recoveredInMs: number | null): readonly string[] {
  const round = (value: number) => String(Math.round(value));
  return [
    name,
    round((phase.sent.length / phase.durationInMs) * 1_000),
    round(perSecond(phase, 'accepted')),
    round(perSecond(phase, 'shed')),
    String(countOf(phase, 'error')),
    round(timeAt(phase, 0.5)),
    round(timeAt(phase, 0.99)),
    recoveredInMs === null ? '' : seconds(recoveredInMs),
  ];
}

function problemsOf(name: string, phase: Phase): readonly string[] {
  const errors = phase.sent.filter(({ fate }) => fate === 'error');
  const details = Object.entries(
    Object.groupBy(errors, ({ kind, detail }) => `${kind} ${detail}`),
  ).map(([detail, list]) => `${list?.length} × ${detail}`);
  const p99 = timeAt(phase, 0.99);
  return [
    ...(errors.length > 0 ? [`${name}: ${details.join(', ')}`] : []),
    ...(p99 > MOST_P99_IN_MS ? [`${name}: p99 is ${Math.round(p99)} ms`] : []),
  ];
}
