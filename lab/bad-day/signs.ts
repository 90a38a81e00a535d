import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Evidence that somebody finds who follows the runbook while something is broken. */
export interface Sign {
  readonly at: Place;
  readonly shows: RegExp;
}

export type Place = 'doctor' | 'log' | 'metrics' | 'status';

/** Texts that an operator looks at. */
export type Places = Readonly<Record<Place, () => Promise<string>>>;

const STEP_IN_MS = 500;
const LIMIT_IN_MS = 20_000;

/** Lists the signs that are not found, though looked for again and again. */
export async function missingSigns(
  signs: readonly Sign[],
  places: Places,
): Promise<readonly string[]> {
  const until = performance.now() + LIMIT_IN_MS;
  let missing = signs;
  for (;;) {
    const left: Sign[] = [];
    for (const sign of missing) {
      if (!sign.shows.test(await places[sign.at]())) left.push(sign);
    }
    missing = left;
    if (missing.length === 0 || performance.now() > until) break;
    await delay(STEP_IN_MS);
  }
  return missing.map(({ at, shows }) => `${shows} at ${at}`);
}

/** Runs a script and returns what it prints, however it ends. */
export function outputOf(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const env = { ...process.env, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (_error, stdout) => resolve(stdout));
  });
}

/** Reads a page of the metrics port. */
export const textAt = (url: string): Promise<string> =>
  fetch(url).then(
    (response) => response.text(),
    () => '',
  );
