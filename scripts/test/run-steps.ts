import { FAILED, type Step, type Tally } from './step.ts';

export interface StepResult extends Tally {
  readonly name: string;
  readonly durationInMs: number;
}

/** Runs the steps in order. A failure does not hide what the later steps would say, unless they need the failed one. */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const { name, needs = [], run } of steps) {
    say(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
    const missing = needs.find((need) => results.some((it) => it.name === need && it.failed > 0));
    const startedAt = performance.now();
    const tally = missing === undefined ? await runSafely(run, say) : FAILED;
    if (missing !== undefined) say(`Not run, because ${missing} failed.`);
    results.push({ name, ...tally, durationInMs: performance.now() - startedAt });
  }
  return results;
}

async function runSafely(run: Step['run'], say: (line: string) => void): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return FAILED;
  }
}
