import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Tally } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly {
    readonly name?: string;
    readonly status?: string;
    /** Why a file could not be run, or its hooks failed. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Failures of all attempts, earlier ones too. */
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** Counts from a runner's report; a runner that ended badly without a failed test counts as one failure. */
function tallyOf(file: string, exitCode: number, parse: (text: string) => Tally): Tally {
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    tally = parse(readFileSync(file, 'utf8'));
  } catch {
    console.error(`The report ${file} cannot be read.`);
  }
  const { passed, failed } = tally;
  return { ...tally, failed: (exitCode !== 0 || passed === 0) && failed === 0 ? 1 : failed };
}

export function countVitest(file: string, exitCode: number, output = ''): Tally {
  return tallyOf(file, exitCode, (text) => {
    const report: VitestReport = JSON.parse(text);
    const { numPassedTests: passed, numFailedTests: failed, testResults = [] } = report;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const flaky = tests
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length)
      .map(({ fullName }) => fullName);
    const failures = [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => withReason(fullName, failureMessages[0])),
      ...testResults
        .filter(({ status, message }) => status === 'failed' && message)
        .map(({ name = 'a file', message }) => withReason(name, message)),
      ...(exitCode === 0 ? [] : errorsOutsideTests(output)),
    ];
    return { passed, failed, flaky, failures };
  });
}

function withReason(name: string, reason = ''): string {
  return `${name}: ${stripVTControlCharacters(reason).split('\n', 1)[0]}`;
}

/** Errors that belong to no test: the report leaves them out, the runner prints them after its tests. */
function errorsOutsideTests(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const heading = lines.findIndex((line) => line.includes('Unhandled Errors'));
  if (heading === -1) return [];
  return lines.slice(heading + 1, heading + 30).filter((line) => line.trim() !== '');
}

export function countPlaywright(file: string, exitCode: number): Tally {
  return tallyOf(file, exitCode, (text) => {
    const report: PlaywrightReport = JSON.parse(text);
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected, flaky: flakySpecs(report) };
  });
}

function flakySpecs({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file} ${title}`), ...suites.flatMap(flakySpecs)];
}
