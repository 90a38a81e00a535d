import type { Measured } from './load/measure-load.ts';
import type { ProcessMemory } from './machine/resident-memory.ts';
import type { SalonSearchTime } from './salons/time-salon-searches.ts';
import type { StartTimes } from './start/time-starts.ts';
import type { PageWeight } from './weight/weigh-page.ts';

/** A figure of ours beside the same work done by something that does nothing else. */
export interface Compared {
  readonly ours: Measured;
  readonly peerName: string;
  readonly peerPerSecond: number;
}

export interface BenchResults {
  readonly machine: string;
  readonly day: string;
  readonly compared: readonly Compared[];
  readonly weights: readonly PageWeight[];
  readonly salonSearches: readonly SalonSearchTime[];
  readonly starts: StartTimes;
  readonly memory: readonly ProcessMemory[];
}

const KIB_IN_BYTES = 1024;
const kib = (bytes: number) => (bytes / KIB_IN_BYTES).toFixed(1);
const whole = (value: number) => Math.round(value).toLocaleString('en');

/** The results as the page `bench/results.md`. */
export function report({
  machine,
  day,
  compared,
  weights,
  salonSearches,
  starts,
  memory,
}: BenchResults): string {
  const total = memory.reduce((sum, { residentInMib }) => sum + residentInMib, 0);
  return `# Benchmark results

Written by \`npm run bench\` on ${day}: ${machine}.
Load: 20 connections for 4 s, measured in turns, median of 3 rounds. The peer is measured in the same run; load generator,
shop and peer share the machine.

| work | per second | p99 in ms | peer | peer per second | ratio |
|---|--:|--:|---|--:|--:|
${compared
  .map(
    ({ ours, peerName, peerPerSecond }) =>
      `| ${ours.name} | ${whole(ours.requestsPerSecond)} | ${ours.latencyP99InMs} | ${peerName} | ${whole(peerPerSecond)} | ${(ours.requestsPerSecond / peerPerSecond).toPrecision(2)} |`,
  )
  .join('\n')}

First visit of a page, in KiB over the wire (gzip), pictures aside:

| page | HTML | JavaScript | files | CSS | fonts |
|---|--:|--:|--:|--:|--:|
${weights
  .map(
    (it) =>
      `| \`${it.path}\` | ${kib(it.htmlInBytes)} | ${kib(it.scriptInBytes)} | ${it.scriptCount} | ${kib(it.styleInBytes)} | ${kib(it.fontInBytes)} |`,
  )
  .join('\n')}

Searching 20,000 salons of one country over the API, one request at a time:

| asked for | median in ms | p99 in ms | reply in KiB (gzip) |
|---|--:|--:|--:|
${salonSearches
  .map(
    (it) =>
      `| ${it.search} | ${it.medianInMs.toFixed(1)} | ${it.p99InMs.toFixed(1)} | ${kib(it.replyInBytes)} |`,
  )
  .join('\n')}

| start, installed and built | seconds |
|---|--:|
| first, seeding eleven shops | ${starts.firstInSeconds.toFixed(1)} |
| warm (median of 3) | ${starts.warmInSeconds.toFixed(1)} |

| resident memory after the load | MiB |
|---|--:|
${memory.map(({ command, residentInMib }) => `| ${command} | ${residentInMib} |`).join('\n')}
| both | ${total} |
`;
}
