import { isOwnMarket, type Market, marketOf } from '@lokke/domain/markets';
import { ConfigError, platformSecretsOf, readConfig } from '../server/config/index.ts';
import { checkAdmin } from './check-admin.ts';
import { checkBrand } from './check-brand.ts';
import {
  checkContent,
  checkDemoWords,
  checkEntries,
  checkPromotions,
  checkSalons,
} from './check-content.ts';
import { checkCustomerAccounts } from './check-customer-accounts.ts';
import { checkHeldContent } from './check-held-content.ts';
import { checkLaw } from './check-law.ts';
import {
  checkEmailMarketing,
  checkIdentity,
  checkReporting,
  checkTagManager,
} from './check-measurement.ts';
import { checkNames } from './check-names.ts';
import { checkPlatform } from './check-platform.ts';
import { checkMultipass, checkSecrets } from './check-secrets.ts';
import {
  checkAssets,
  checkCdn,
  checkProxies,
  checkServers,
  checkSharedState,
} from './check-servers.ts';
import { checkShop } from './check-shop.ts';
import { type CheckContext, collectFindings, type Finding, type Say } from './finding.ts';

export interface ExamineOptions extends Pick<CheckContext, 'fetch' | 'now' | 'wait' | 'signInAs'> {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Names that `.env` sets. */
  readonly namesInFile?: readonly string[];
  /** Checks the duties of law alone; nothing else mentions them. */
  readonly isLawOnly?: boolean;
}

/** Checks of what all markets share. */
const SHARED_CHECKS: readonly ((say: Say, checkContext: CheckContext) => Promise<void> | void)[] = [
  checkServers,
  checkProxies,
  checkBrand,
  checkSharedState,
  (say, checkContext) => checkAssets(say, checkContext),
  checkCdn,
  checkTagManager,
  checkReporting,
  checkIdentity,
];

type Service = 'shop' | 'content' | 'salons';

/** Check of a market, or once of its shop, with the services that have to be there for it. */
type MarketCheck = readonly [
  subject: 'shop' | 'locale',
  needs: readonly Service[],
  check: (say: Say, checkContext: CheckContext, market: Market) => Promise<void> | void,
];

const MARKET_CHECKS: readonly MarketCheck[] = [
  ['shop', ['shop'], checkShop],
  ['shop', ['shop'], checkAdmin],
  ['shop', ['shop'], checkSecrets],
  ['shop', ['shop'], checkMultipass],
  ['shop', ['shop'], checkCustomerAccounts],
  ['shop', ['shop'], checkEmailMarketing],
  ['locale', ['content'], checkContent],
  ['locale', [], checkHeldContent],
  ['locale', ['content'], checkDemoWords],
  ['locale', ['content'], checkEntries],
  ['locale', ['shop', 'content'], checkPromotions],
  ['locale', ['salons'], checkSalons],
];

const LAW_CHECKS: readonly MarketCheck[] = [['locale', [], checkLaw]];

/** Runs all checks; never throws for what they find. */
export async function runChecks({
  environment,
  namesInFile = [],
  isLawOnly = false,
  ...means
}: ExamineOptions): Promise<readonly Finding[]> {
  const isHosted = Object.entries(environment).some(
    ([name, value]) => /^SHOPIFY_\w+_DOMAIN$/.test(name) && value,
  );
  const named = await collectFindings(null, (say) => checkNames(say, namesInFile));
  const config = configOrSentence(environment, isHosted);
  if (typeof config === 'string') {
    const sayReason = (say: Say) => say('settings', 'unreadable', { reason: config });
    return [...named, ...(await collectFindings(null, sayReason))];
  }
  const checkContext: CheckContext = { ...means, config, isHosted };
  const markets = config.locales.map(marketOf).filter(isOwnMarket);
  let isThere = (_address: string) => true;
  const platform = await collectFindings(null, async (say) => {
    isThere = await checkPlatform(say, checkContext, markets);
  });
  const shared = await Promise.all(
    (isLawOnly ? [] : SHARED_CHECKS).map((check) =>
      collectFindings(null, (say) => check(say, checkContext)),
    ),
  );
  const perMarket = await Promise.all(
    markets.map(async (market, index) => {
      const addresses: Readonly<Record<Service, string>> = {
        shop: config.shops[market.shop].baseUrl,
        content: config.content.baseUrl,
        salons: config.salons.baseUrl,
      };
      const isFirstOfShop = markets.findIndex(({ shop }) => shop === market.shop) === index;
      const found: Finding[] = [];
      for (const [subject, needs, check] of isLawOnly ? LAW_CHECKS : MARKET_CHECKS) {
        if (subject === 'shop' && !isFirstOfShop) continue;
        if (!needs.every((service) => isThere(addresses[service]))) continue;
        found.push(
          ...(await collectFindings(market[subject], (say) => check(say, checkContext, market))),
        );
      }
      return found;
    }),
  );
  return [named, platform, ...shared, ...perMarket].flat();
}

/** A shop that nobody hosts is run by `npm start`, which has its platform send letters, too. */
function configOrSentence(environment: ExamineOptions['environment'], isHosted: boolean) {
  try {
    const secrets = platformSecretsOf(environment);
    const config = readConfig(environment, secrets);
    if (isHosted || environment['NEWSLETTER_DEMO_URL']) return config;
    const NEWSLETTER_DEMO_URL = `${config.platformOrigin}/klaviyo`;
    return readConfig({ ...environment, NEWSLETTER_DEMO_URL }, secrets);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
