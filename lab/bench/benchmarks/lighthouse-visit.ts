import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@lokke/e2e/chromium';
import { ALL_CORES, pinned } from '../../machine/cpu-pinning.ts';
import { scaleToCpuTime } from './cpu-time-trace.ts';

/** A measurement usually takes 10 s. */
const TIMEOUT_IN_MS = 90_000;

export interface Speed {
  readonly performance: number;
  readonly lcpInMs: number;
  readonly cls: number;
  readonly tbtInMs: number;
}

/** Output of `peers/lighthouse/measure.mjs`. */
interface Audit {
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly totalInBytes: number;
  readonly failed: readonly string[];
  /** Lighthouse's score for the speed of this machine at that moment. */
  readonly machine: number;
  readonly speed: Speed;
}

export interface Visit extends Audit {
  /** The same visit, tasks scaled to their CPU time. */
  readonly speedByCpuTime: Speed;
}

/** Lighthouse's own: a slow phone on slow 4G, and a desktop on a cable. */
export type Setting = 'mobile' | 'desktop';

/** Runs one of Lighthouse's settings once in a new browser. `cwd`: where Lighthouse is installed. */
export function visitOnce(cwd: string, url: string, setting: Setting): Visit {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const chromium = findChromium();
    const audit = measure(cwd, [setting, folder, url, ...(chromium === null ? [] : [chromium])]);
    rewriteTrace(join(folder, 'trace.json'));
    return { ...audit, speedByCpuTime: measure(cwd, [setting, folder]).speed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rewriteTrace(file: string): void {
  const trace = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: scaleToCpuTime(trace.traceEvents) }));
}

function measure(cwd: string, args: readonly string[]): Audit {
  // On one core a page would wait for its own painter, which it does not on a phone.
  const { command, args: pinnedArgs } = pinned(
    process.execPath,
    ['measure.mjs', ...args],
    ALL_CORES,
  );
  const { status, stdout, stderr } = spawnSync(command, pinnedArgs, {
    cwd,
    encoding: 'utf8',
    timeout: TIMEOUT_IN_MS,
  });
  if (status !== 0) {
    throw new Error(`Lighthouse failed: ${stderr || `no answer in ${TIMEOUT_IN_MS} ms`}`);
  }
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
