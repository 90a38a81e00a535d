import { ROOT } from '../runtime/node-24.mjs';
import { buildIfChanged } from './build-if-changed.ts';
import { GENERATED } from './build-targets.ts';

/** Vitest's global setup: tests of a fresh clone import generated code, too. */
export async function setup(): Promise<void> {
  await buildIfChanged(ROOT, GENERATED, (text) => process.stdout.write(text));
}
