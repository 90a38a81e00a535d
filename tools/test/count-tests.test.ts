import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'count-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
const vitest = (numPassedTests: number, numFailedTests: number) =>
  report({ numPassedTests, numFailedTests });
const playwright = (expected: number, unexpected: number, flaky: number) => {
  const specs = [
    { title: 'buys', file: 'buy.spec.ts', tests: [{ status: flaky > 0 ? 'flaky' : 'expected' }] },
    { title: 'looks', file: 'look.spec.ts', tests: [{ status: 'expected' }] },
  ];
  return report({ stats: { expected, unexpected, flaky }, suites: [{ suites: [{ specs }] }] });
};

describe('counting tests', () => {
  it.each([
    ['all passed', 12, 0, 0, { passed: 12, failed: 0 }],
    ['some failed', 12, 3, 1, { passed: 12, failed: 3 }],
    ['the runner failed although no test did', 12, 0, 1, { passed: 12, failed: 1 }],
    ['no test ran at all', 0, 0, 0, { passed: 0, failed: 1 }],
  ])('of vitest: %s', (_name, passed, failed, exitCode, tally) => {
    expect(countVitest(vitest(passed, failed), exitCode)).toMatchObject(tally);
  });

  it('of vitest: names what passed when it was retried', () => {
    const file = report({
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        {
          assertionResults: [
            { fullName: 'cart adds', status: 'passed', failureMessages: ['late'] },
            { fullName: 'cart empties', status: 'passed', failureMessages: [] },
          ],
        },
      ],
    });
    expect(countVitest(file, 0)).toMatchObject({ passed: 2, failed: 0, flaky: ['cart adds'] });
  });

  it('of vitest: names what failed, and errors that belong to no test', () => {
    const cart = { fullName: 'cart adds', status: 'failed', failureMessages: ['too late\nat x'] };
    const file = report({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [cart] },
        { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      ],
    });
    const output = '\u001b[31m⎯ Unhandled Errors ⎯\u001b[39m\n\nError: read ECONNRESET\n';
    expect(countVitest(file, 1, output).failures).toEqual([
      'cart adds: too late',
      'b.test.ts: no such file',
      'Error: read ECONNRESET',
    ]);
  });

  it('of playwright: a test that passed at the second attempt passed, and is named', () => {
    expect(countPlaywright(playwright(5, 0, 1), 0)).toEqual({
      passed: 6,
      failed: 0,
      flaky: ['buy.spec.ts buys'],
    });
    expect(countPlaywright(playwright(5, 2, 0), 1)).toEqual({ passed: 5, failed: 2, flaky: [] });
  });

  it('counts a missing report as a failure and names it', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = join(folder, 'missing.json');
    expect(countVitest(file, 0)).toEqual({ passed: 0, failed: 1 });
    expect(error).toHaveBeenCalledWith(`The report ${file} cannot be read.`);
  });
});
