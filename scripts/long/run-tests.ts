import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../test/step.ts';
import type { PartFigures } from './part.ts';

export interface LongTests {
  /** Folders or files of tests that do more when they are told to take their time. */
  readonly paths: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs tests with `LONG=1`, so that they go to the end of what they know. They may write what they found as JSON
 * (`columns`, `rows`, `notes`) to the file that `LONG_FIGURES` names.
 */
export async function runTests({ paths, environment = {} }: LongTests): Promise<PartFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'lokke-long-'));
  const file = join(folder, 'figures.json');
  Object.assign(process.env, environment, { LONG: '1', LONG_FIGURES: file });
  try {
    const code = await runTool('vitest', ['run', '--testTimeout=3600000', ...paths]);
    const failures = code === 0 ? [] : ['tests failed, see above'];
    return { ...readFigures(file, paths), failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFigures(file: string, paths: readonly string[]): Omit<PartFigures, 'failures'> {
  try {
    const found: Omit<PartFigures, 'failures'> = JSON.parse(readFileSync(file, 'utf8'));
    return found;
  } catch {
    return { columns: ['tests'], rows: paths.map((path) => [path]) };
  }
}
