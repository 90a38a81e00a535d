import { describe, expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import { FAILED, PASSED, type Step } from './step.ts';

const step = (name: string, run: Step['run'], needs: readonly string[] = []): Step => ({
  name,
  needs,
  run,
});
const outcome = async (steps: readonly Step[]) => {
  const said: string[] = [];
  const results = await runSteps(steps, (line) => said.push(line));
  return { said, results: results.map(({ name, passed, failed }) => [name, passed, failed]) };
};

describe('runSteps', () => {
  it('goes on after a failure, so that every problem is seen at once', async () => {
    const { results } = await outcome([
      step('lint', async () => FAILED),
      step('unit', async () => ({ passed: 7, failed: 2 })),
    ]);
    expect(results).toEqual([
      ['lint', 0, 1],
      ['unit', 7, 2],
    ]);
  });

  it('does not run a step whose need failed, and counts it as failed', async () => {
    const { results, said } = await outcome([
      step('build', async () => FAILED),
      step('browser', () => Promise.reject(new Error('was run')), ['build']),
    ]);
    expect(results).toEqual([
      ['build', 0, 1],
      ['browser', 0, 1],
    ]);
    expect(said).toContain('Not run, because build failed.');
  });

  it('runs a step whose need was left out', async () => {
    const { results } = await outcome([step('browser', async () => PASSED, ['build'])]);
    expect(results).toEqual([['browser', 1, 0]]);
  });

  it('says why a step could not be run', async () => {
    const { results, said } = await outcome([
      step('browser', () => Promise.reject(new Error('no Chromium'))),
    ]);
    expect(results).toEqual([['browser', 0, 1]]);
    expect(said).toContain('no Chromium');
  });
});
