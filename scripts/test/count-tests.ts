import { readFileSync } from 'node:fs';
import type { Tally } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** Counts from a runner's own report; a runner that ended badly without a failed test counts as one failure. */
function tallyOf(file: string, exitCode: number, read: (text: string) => Tally): Tally {
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    tally = read(readFileSync(file, 'utf8'));
  } catch {
    console.error(`The report ${file} cannot be read.`);
  }
  const { passed, failed } = tally;
  return { passed, failed: (exitCode !== 0 || passed === 0) && failed === 0 ? 1 : failed };
}

export function countVitest(file: string, exitCode: number): Tally {
  return tallyOf(file, exitCode, (text) => {
    const report: VitestReport = JSON.parse(text);
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

export function countPlaywright(file: string, exitCode: number): Tally {
  return tallyOf(file, exitCode, (text) => {
    const { stats }: PlaywrightReport = JSON.parse(text);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}
