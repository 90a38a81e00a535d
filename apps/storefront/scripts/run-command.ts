import { isLocale, LOCALES, type Locale, type Market, marketOf } from '@lokke/domain/markets';
import { loadEnvironmentFile } from '../server/config/read-config.ts';

/** Runs a command with the settings of `.env`; its exit status is 1 where it is not done, with a sentence of why. */
export async function runCommand(run: () => Promise<boolean>): Promise<void> {
  try {
    loadEnvironmentFile();
    process.exitCode = (await run()) ? 0 : 1;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    const isUsage =
      error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${sentence}${isUsage ? '. See --help.' : ''}\n`);
    process.exitCode = 1;
  }
}

/** Reads `--market nl,de`: markets, of which those that are sold in stand for none. A shop's name stands for its markets. */
export function namedMarkets(
  names: string | undefined,
  locales: readonly Locale[],
): readonly Market[] {
  if (names === undefined) return locales.map(marketOf);
  return names.split(',').flatMap((given) => marketsNamed(given.trim()));
}

function marketsNamed(name: string): readonly Market[] {
  if (isLocale(name)) return [marketOf(name)];
  const markets = LOCALES.map(marketOf).filter(({ shop }) => shop === name);
  if (markets.length > 0) return markets;
  throw new Error(`--market must name markets such as nl or uk, not "${name}".`);
}
