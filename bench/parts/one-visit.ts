import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@lokke/e2e/chromium';
import { onAllCores } from '../machine/pin.ts';
import { inThreadTime } from '../machine/thread-time.ts';

/** What one measurement may take, on a busy machine too; it takes 10 s. */
const LIMIT_IN_MS = 90_000;

export interface Speed {
  readonly performance: number;
  readonly lcpInMs: number;
  readonly cls: number;
  readonly tbtInMs: number;
}

/** What `peers/lighthouse/measure.mjs` tells. */
interface Judged {
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly totalInBytes: number;
  readonly failed: readonly string[];
  /** Lighthouse's mark for how fast this machine was just then. */
  readonly machine: number;
  readonly speed: Speed;
}

export interface Visit extends Judged {
  /** The same visit, each task as long as its thread worked. */
  readonly speedByThread: Speed;
}

/** One visit of Lighthouse's phone to a page, in a browser of its own. `cwd`: where Lighthouse is installed. */
export function visitOnce(cwd: string, url: string): Visit {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const chromium = findChromium();
    const judged = measure(cwd, [folder, url, ...(chromium === null ? [] : [chromium])]);
    takeTasksByThread(join(folder, 'trace.json'));
    return { ...judged, speedByThread: measure(cwd, [folder]).speed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function takeTasksByThread(file: string): void {
  const trace = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: inThreadTime(trace.traceEvents) }));
}

function measure(cwd: string, what: readonly string[]): Judged {
  // On one core a page waits for its own painter, which no phone has it do, and the clock counts that as the page's work.
  const { command, args } = onAllCores(process.execPath, ['measure.mjs', ...what]);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: LIMIT_IN_MS,
  });
  if (status !== 0) {
    throw new Error(`Lighthouse failed: ${stderr || `no answer in ${LIMIT_IN_MS} ms`}`);
  }
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
