import { isOwnMarket, type Market, marketOf } from '@lokke/domain/markets';
import { ConfigError, platformSecretsOf, readConfig } from '../server/config/index.ts';
import { checkAdmin } from './check-admin.ts';
import { checkAssets } from './check-assets.ts';
import { checkBrand } from './check-brand.ts';
import { checkCdn } from './check-cdn.ts';
import { checkContent, checkSalons } from './check-content.ts';
import { checkCustomerAccounts } from './check-customer-accounts.ts';
import { checkIdentity } from './check-identity.ts';
import { checkEmailMarketing, checkReporting, checkTagManager } from './check-measurement.ts';
import { checkPlatform } from './check-platform.ts';
import { checkPromotions } from './check-promotions.ts';
import { checkMultipass, checkSecrets } from './check-secrets.ts';
import { checkServers } from './check-settings.ts';
import { checkSharedState } from './check-shared-state.ts';
import { checkShop } from './check-shop.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

export interface ExamineOptions extends Pick<CheckContext, 'fetch' | 'now' | 'wait' | 'signInAs'> {
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Runs all checks; never throws for what they find. */
export async function runChecks({
  environment,
  ...means
}: ExamineOptions): Promise<readonly Finding[]> {
  const config = configOrSentence(environment);
  if (typeof config === 'string') return [about(null).problem('settings', config)];
  const isHosted = Object.entries(environment).some(
    ([name, value]) => /^SHOPIFY_\w+_DOMAIN$/.test(name) && value,
  );
  const checkContext: CheckContext = { ...means, config, isHosted };
  const markets = config.locales.map(marketOf).filter(isOwnMarket);
  const platform = await checkPlatform(checkContext, markets);
  const perMarket = await Promise.all(
    markets.map(async (market) => {
      const isFirstOfShop = markets.find(({ shop }) => shop === market.shop) === market;
      const isContentThere = platform.isThere(config.content.baseUrl);
      const isShopThere = platform.isThere(config.shops[market.shop].baseUrl);
      return [
        ...(isFirstOfShop && isShopThere ? await examineShop(checkContext, market) : []),
        ...(isContentThere ? await checkContent(checkContext, market) : []),
        ...(isShopThere && isContentThere ? await checkPromotions(checkContext, market) : []),
        ...(platform.isThere(config.salons.baseUrl) ? await checkSalons(checkContext, market) : []),
      ];
    }),
  );
  const shared = await Promise.all(
    [
      checkSharedState,
      (context: CheckContext) => checkAssets(context),
      checkCdn,
      checkTagManager,
      checkReporting,
      checkIdentity,
    ].map((check) => check(checkContext)),
  );
  return [
    ...checkServers(checkContext),
    ...checkBrand(checkContext),
    ...platform.findings,
    ...shared.flat(),
    ...perMarket.flat(),
  ];
}

async function examineShop(
  checkContext: CheckContext,
  market: Market,
): Promise<readonly Finding[]> {
  return [
    ...(await checkShop(checkContext, market)),
    ...(await checkAdmin(checkContext, market)),
    ...checkSecrets(checkContext, market),
    ...(await checkMultipass(checkContext, market)),
    ...(await checkCustomerAccounts(checkContext, market)),
    ...(await checkEmailMarketing(checkContext, market)),
  ];
}

function configOrSentence(environment: ExamineOptions['environment']) {
  try {
    return readConfig(environment, platformSecretsOf(environment));
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
