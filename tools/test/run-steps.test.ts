import { describe, expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import { FAILED, PASSED, type Step } from './step.ts';

const step = (name: string, run: Step['run'], needs: readonly string[] = []): Step => ({
  name,
  needs,
  run,
});
const outcome = async (steps: readonly Step[], limit = 2) => {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const results = await runSteps(steps, print, limit);
  return { printed, results: results.map(({ name, passed, failed }) => [name, passed, failed]) };
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
    const { results, printed } = await outcome([
      step('build', async () => FAILED),
      step('browser', () => Promise.reject(new Error('was run')), ['build']),
    ]);
    expect(results).toEqual([
      ['build', 0, 1],
      ['browser', 0, 1],
    ]);
    expect(printed).toContain('Not run, because build failed.');
  });

  it('runs a step whose need was left out', async () => {
    const { results } = await outcome([step('browser', async () => PASSED, ['build'])]);
    expect(results).toEqual([['browser', 1, 0]]);
  });

  it('prints why a step could not be run', async () => {
    const { results, printed } = await outcome([
      step('browser', () => Promise.reject(new Error('no Chromium'))),
    ]);
    expect(results).toEqual([['browser', 0, 1]]);
    expect(printed).toContain('no Chromium');
  });

  it('runs steps side by side, waits for what a step needs, and keeps their outputs apart', async () => {
    const events: string[] = [];
    const tick = () => new Promise((done) => setTimeout(done, 5));
    const slow = (name: string, needs: readonly string[] = []) =>
      step(
        name,
        async (print) => {
          events.push(`${name} begins`);
          print(`${name}-1 `);
          await tick();
          print(`${name}-2`);
          events.push(`${name} ends`);
          return PASSED;
        },
        needs,
      );
    const alone: Step = { ...slow('browser'), isExclusive: true };
    const { printed } = await outcome([slow('a'), slow('b'), slow('c', ['a', 'b']), alone]);
    expect(events.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(events.slice(4)).toEqual(['c begins', 'c ends', 'browser begins', 'browser ends']);
    expect(printed).toContain('a-1 a-2');
    expect(printed).toContain('b-1 b-2');
  });
});
