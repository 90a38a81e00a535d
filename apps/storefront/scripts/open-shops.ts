import { requirePlatform } from '../doctor/check-platform.ts';
import { platformSecretsOf, readConfig } from '../server/config/index.ts';
import { namedMarkets } from './run-command.ts';

/** Reads the settings, and `--market`; throws where all its shops stand on an embedded platform that is away. */
export async function openShops(names: string | undefined) {
  const config = readConfig(process.env, platformSecretsOf(process.env));
  const markets = namedMarkets(names, config.locales);
  await requirePlatform({ config, fetch }, markets);
  return { config, markets };
}
