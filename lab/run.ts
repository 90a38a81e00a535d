import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../tools/build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../tools/build-cache/build-targets.ts';
import { ROOT } from '../tools/runtime/node-24.mjs';
import { describeMachine } from './machine/processes.ts';
import { type Figures, figuresText, withBlock } from './report-block.ts';

/** Builds the shop if a file has changed since the last time. */
export async function buildShop(): Promise<void> {
  for (const target of [GENERATED, STOREFRONT]) {
    await buildIfChanged(ROOT, target, (text) => process.stdout.write(text));
  }
}

export interface Run {
  /** Page of `docs` and the block in it that hold the figures. */
  readonly page: string;
  readonly block: string;
  readonly startedAtInMs: number;
  /** True where all was run: only that is written into the page. */
  readonly isWhole: boolean;
}

/** Prints figures with day and machine, writes them into their page, and fails the process where a limit was missed. */
export function recordFigures(
  figures: Figures,
  { page, block, startedAtInMs, isWhole }: Run,
): void {
  const text = figuresText(figures, {
    day: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    tookInSeconds: Math.round((performance.now() - startedAtInMs) / 1000),
  });
  console.log(`\n${text}`);
  const file = join(ROOT, 'docs', page);
  if (isWhole) writeFileSync(file, withBlock(readFileSync(file, 'utf8'), block, text));
  if (figures.failures.length > 0) process.exitCode = 1;
}
