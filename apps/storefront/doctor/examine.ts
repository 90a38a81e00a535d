import { type Market, marketOf } from '@lokke/domain/markets';
import { ConfigError, readConfig } from '../server/config/index.ts';
import { checkAdmin } from './check-admin.ts';
import { checkContent, checkSalons } from './check-content.ts';
import { checkIdentity } from './check-identity.ts';
import { checkEmailMarketing, checkReporting, checkTagManager } from './check-measurement.ts';
import { checkPlatform } from './check-platform.ts';
import { checkPromotions } from './check-promotions.ts';
import { checkMultipass, checkServers } from './check-settings.ts';
import { checkShop } from './check-shop.ts';
import { about, type Finding } from './finding.ts';
import type { Patient } from './patient.ts';

export interface ExamineOptions extends Pick<Patient, 'fetch' | 'now' | 'wait'> {
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Looks at everything that the storefront stands on; never throws for what is wrong there. */
export async function examine({
  environment,
  ...means
}: ExamineOptions): Promise<readonly Finding[]> {
  const config = configOrSentence(environment);
  if (typeof config === 'string') return [about(null).problem('settings', config)];
  const isHosted = Object.entries(environment).some(
    ([name, value]) => /^SHOPIFY_\w+_DOMAIN$/.test(name) && value,
  );
  const patient: Patient = { ...means, config, isHosted };
  const markets = config.locales.map(marketOf).filter(isOwnMarket);
  const platform = await checkPlatform(patient, markets);
  const perMarket = await Promise.all(
    markets.map(async (market) => {
      const isFirstOfShop = markets.find(({ shop }) => shop === market.shop) === market;
      const isShopThere = platform.isThere(config.shops[market.shop].baseUrl);
      return [
        ...(isFirstOfShop && isShopThere ? await examineShop(patient, market) : []),
        ...(platform.isThere(config.content.baseUrl) ? await checkContent(patient, market) : []),
        ...(platform.isThere(config.salons.baseUrl) ? await checkSalons(patient, market) : []),
      ];
    }),
  );
  const shared = await Promise.all(
    [checkTagManager, checkReporting, checkIdentity].map((check) => check(patient)),
  );
  return [...checkServers(patient), ...platform.findings, ...shared.flat(), ...perMarket.flat()];
}

/** `en` and `dev` are other ways into the Dutch market, `fr-fr` into the French. */
function isOwnMarket({ locale, canonicalLocale, isIndexed }: Market): boolean {
  return isIndexed && canonicalLocale === locale && locale !== 'en';
}

async function examineShop(patient: Patient, market: Market): Promise<readonly Finding[]> {
  const shop = await checkShop(patient, market);
  const isLetIn = !shop.some(({ check, level }) => check === 'storefront' && level === 'problem');
  return [
    ...shop,
    ...(await checkAdmin(patient, market)),
    ...(isLetIn ? await checkPromotions(patient, market) : []),
    ...checkMultipass(patient, market),
    ...(await checkEmailMarketing(patient, market)),
  ];
}

function configOrSentence(environment: ExamineOptions['environment']) {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
