import { isLocale, type Locale, type Market, marketOf } from '@lokke/domain/markets';
import { loadEnvironmentFile } from '../server/config/read-config.ts';

/** Runs a command with the settings of `.env`; its exit status is 1 where it is not done, with a sentence of why. */
export async function runCommand(run: () => Promise<boolean>): Promise<void> {
  try {
    loadEnvironmentFile();
    process.exitCode = (await run()) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Reads `--market nl,de`: markets, of which those that are sold in stand for none. */
export function namedMarkets(
  names: string | undefined,
  locales: readonly Locale[],
): readonly Market[] {
  const named = names?.split(',').map((one) => one.trim()) ?? locales;
  return named.map((one) => {
    if (isLocale(one)) return marketOf(one);
    throw new Error(`--market must name markets such as nl or uk, not "${one}".`);
  });
}
