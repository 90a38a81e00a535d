import { FAILED, type Print, type Step, type Tally } from './step.ts';

export interface StepResult extends Tally {
  readonly name: string;
  readonly durationInMs: number;
}

/**
 * Runs up to `limit` steps at a time, in their order as far as what they need has ended. A failure does not stop the
 * other steps, unless they need the failed one.
 */
export async function runSteps(
  steps: readonly Step[],
  print: Print,
  limit: number,
): Promise<readonly StepResult[]> {
  const waiting = [...steps];
  const results = new Map<string, StepResult>();
  const running = new Set<Promise<void>>();
  const isSelected = (name: string) => steps.some((step) => step.name === name);
  const isReady = ({ needs = [], isExclusive = false }: Step) =>
    needs.every((need) => !isSelected(need) || results.has(need)) &&
    (!isExclusive || running.size === 0);

  const run = async (step: Step): Promise<void> => {
    const { name, needs = [] } = step;
    const isExclusive = step.isExclusive ?? steps.length === 1;
    const title = `\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}\n`;
    const output: string[] = [title];
    const write: Print = isExclusive ? print : (text) => output.push(text);
    if (isExclusive) print(title);
    else print(`${name} …\n`);
    const startedAt = performance.now();
    const failedNeed = needs.find((need) => (results.get(need)?.failed ?? 0) > 0);
    if (failedNeed !== undefined) write(`Not run, because ${failedNeed} failed.\n`);
    const tally = failedNeed === undefined ? await runSafely(step, write) : FAILED;
    results.set(name, { name, ...tally, durationInMs: performance.now() - startedAt });
    if (!isExclusive) print(output.join(''));
  };

  let isExclusiveRunning = false;
  while (waiting.length > 0 || running.size > 0) {
    const next: Step | undefined =
      isExclusiveRunning || running.size >= limit ? undefined : waiting.find(isReady);
    if (next === undefined) {
      if (running.size === 0) throw new Error(`Steps need each other: ${waiting[0]?.name}.`);
      await Promise.race(running);
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    isExclusiveRunning = next.isExclusive ?? false;
    const ended = run(next).finally(() => {
      running.delete(ended);
      isExclusiveRunning = false;
    });
    running.add(ended);
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

async function runSafely({ run }: Step, print: Print): Promise<Tally> {
  try {
    return await run(print);
  } catch (error) {
    print(`${error instanceof Error ? error.message : error}\n`);
    return FAILED;
  }
}
