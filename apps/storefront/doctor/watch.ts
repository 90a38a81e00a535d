import type { Finding } from './finding.ts';
import { reportLine } from './report.ts';

export interface WatchOptions {
  readonly examine: () => Promise<readonly Finding[]>;
  readonly print: (text: string) => void;
  readonly now: () => Date;
  /** Resolves when it is time to look again, or at once when `signal` ends the watch. */
  readonly wait: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Prints each finding that is new, changed or gone since the look before; the first look has been printed. */
export async function watchFindings(
  first: readonly Finding[],
  { examine, print, now, wait, signal }: WatchOptions,
): Promise<readonly Finding[]> {
  let before = first;
  for (;;) {
    await wait();
    if (signal.aborted) return before;
    const after = await examine();
    const changes = changesBetween(before, after);
    if (changes.length > 0) print([now().toISOString(), ...changes, ''].join('\n'));
    before = after;
  }
}

function changesBetween(before: readonly Finding[], after: readonly Finding[]): readonly string[] {
  const [old, current] = [before.map(lineOf), after.map(lineOf)];
  return [
    ...old.filter((line) => !current.includes(line)).map((line) => `- ${line}`),
    ...current.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

function lineOf(finding: Finding): string {
  return `${(finding.market ?? 'all markets').padEnd(12)}${reportLine(finding)}`;
}
