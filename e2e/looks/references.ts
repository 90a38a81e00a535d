import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';

const FOLDER = join(import.meta.dirname, 'references');
const RECORDED_WITH = join(FOLDER, 'recorded-with.txt');

interface Allowance {
  /** From which difference on a point counts as another colour, 0 to 1. */
  readonly threshold: number;
  readonly maxDiffPixelRatio: number;
}

/** Measured, see docs/looks.md: the same release draws every point alike; another may set letters a little otherwise. */
const IN_SAME_RELEASE: Allowance = { threshold: 0.03, maxDiffPixelRatio: 0.0001 };
const IN_OTHER_RELEASE: Allowance = { threshold: 0.1, maxDiffPixelRatio: 0.003 };

/** npm run tour:references makes the references anew. */
export function isRecording(): boolean {
  return test.info().config.updateSnapshots !== 'none';
}

export function allowanceIn(page: Page): Allowance {
  const recordedWith = readFileSync(RECORDED_WITH, 'utf8').trim();
  return releaseOf(page) === recordedWith ? IN_SAME_RELEASE : IN_OTHER_RELEASE;
}

/** Says which browser the references are made in, while they are. */
export function noteRelease(page: Page): void {
  if (!isRecording()) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(RECORDED_WITH, `${releaseOf(page)}\n`);
}

function releaseOf(page: Page): string {
  return `Chromium ${page.context().browser()?.version() ?? 'unknown'}`;
}
