import type { Market } from '@lokke/domain/markets';
import { accessCheck, createStorefrontClient } from '@lokke/shopify-storefront';
import type { ShopAddress } from '../server/config/index.ts';
import { type CheckedService, explainFailure } from './explain-failure.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';
import { versionFinding } from './version-finding.ts';

/** Most clock skew; with more, Multipass tokens and webhooks expire before they arrive. */
const MAX_CLOCK_ERROR_IN_S = 60;

/** Checks a shop's Storefront API: reachable, authorized, right currency, with products. */
export async function checkShop(
  checkContext: CheckContext,
  market: Market,
): Promise<readonly Finding[]> {
  const { config } = checkContext;
  const shop = config.shops[market.shop];
  const say = about(market.shop);
  const start = `SHOPIFY_${market.shop.toUpperCase()}`;
  const usesPrivate = shop.privateToken !== null;
  let served: string | null = null;
  let date: string | null = null;
  const clientWith = (token: ReturnType<typeof tokenOf>) =>
    createStorefrontClient({
      endpoint: shop.endpoint,
      ...token,
      fetch: async (input, init) => {
        const response = await checkContext.fetch(input, init);
        date = response.headers.get('date');
        return response;
      },
      timeoutInMs: config.upstreamTimeoutInMs,
      onServedVersion: (version) => {
        served = version;
      },
      ...(checkContext.wait && { wait: checkContext.wait }),
    });
  const context = { country: market.countryCode, language: market.languageCode };
  const result = await accessCheck(clientWith(tokenOf(shop)), context);
  const placeOf = (kind: 'private' | 'public'): CheckedService => ({
    name: 'The Storefront API',
    address: shop.baseUrl,
    domainVariable: `${start}_DOMAIN`,
    tokenVariable: `${start}_${kind === 'private' ? 'PRIVATE' : 'STOREFRONT'}_TOKEN`,
    tokenKind: `a ${kind} Storefront API token`,
  });
  const place = placeOf(usesPrivate ? 'private' : 'public');
  /** The private token serves every page, so that a wrong public one would not be noticed. */
  const publicTokenProblem = async () => {
    const { publicToken } = shop;
    const checked = await accessCheck(clientWith({ publicToken }), context);
    return checked.ok ? null : explainFailure(checked.failure, placeOf('public'));
  };
  const clock = clockFinding(date, checkContext.now(), say);
  if (!result.ok)
    return [say.problem('storefront', explainFailure(result.failure, place)), ...clock];
  const publicProblem = usesPrivate ? await publicTokenProblem() : null;
  const { shop: named, products, mainMenu, footerMenu, localization } = result.value;
  const { countryCode, currencyCode } = named.paymentSettings;
  const findings = [
    say.ok(
      'storefront',
      `"${named.name}" answers at ${shop.baseUrl}, and the token may read what pages show.`,
    ),
    ...(publicProblem === null ? [] : [say.problem('storefront', publicProblem)]),
    versionFinding({ api: 'The Storefront API', requested: shop.apiVersion, served }, say),
    ...clock,
    currencyCode === market.currencyCode
      ? say.ok('money', `Prices are in ${currencyCode}.`)
      : say.problem(
          'money',
          `Prices are in ${currencyCode}, but this market sells in ${market.currencyCode}. Set the shop's currency, or is ${place.domainVariable} another market's shop?`,
        ),
  ];
  if (countryCode !== market.countryCode) {
    findings.push(
      say.warning(
        'money',
        `The shop is at home in ${countryCode}; the market is ${market.countryCode}.`,
      ),
    );
  }
  if (localization.language.isoCode !== market.languageCode) {
    findings.push(
      say.warning(
        'catalogue',
        `The shop answers in ${localization.language.isoCode} where ${market.languageCode} was asked for: publish that language.`,
      ),
    );
  }
  const [product] = products.nodes;
  if (product === undefined) {
    findings.push(
      say.problem(
        'catalogue',
        'There are no products. Import a CSV, and publish them to the app whose token is used.',
      ),
    );
  } else if (product.metafields.every((metafield) => metafield === null)) {
    findings.push(
      say.warning(
        'catalogue',
        `The first product ("${product.handle}") shows no metafield lokke.promise: filters and product facts stay empty without them.`,
      ),
    );
  }
  const menus = { 'main-menu': mainMenu, footer: footerMenu };
  const missing = Object.entries(menus).flatMap(([handle, menu]) => (menu == null ? [handle] : []));
  if (missing.length > 0) {
    findings.push(
      say.warning('catalogue', `The shop has no menu with the handle ${missing.join(' or ')}.`),
    );
  }
  if (product !== undefined && missing.length === 0) {
    findings.push(say.ok('catalogue', 'Products and menus are there.'));
  }
  return findings;
}

function tokenOf({ publicToken, privateToken }: ShopAddress) {
  return privateToken === null ? { publicToken } : { privateToken };
}

type Say = ReturnType<typeof about>;

function clockFinding(date: string | null, nowInMs: number, say: Say): readonly Finding[] {
  const theirsInMs = Date.parse(date ?? '');
  if (!Number.isFinite(theirsInMs)) return [];
  const errorInS = Math.round((nowInMs - theirsInMs) / 1000);
  if (Math.abs(errorInS) <= MAX_CLOCK_ERROR_IN_S) {
    return [say.ok('clock', "The clock of this machine agrees with the shop's.")];
  }
  const direction = errorInS > 0 ? 'fast' : 'slow';
  return [
    say.problem(
      'clock',
      `This machine's clock is ${Math.abs(errorInS)} s ${direction}: sign-ins at the store and webhooks will be refused. Set it by NTP.`,
    ),
  ];
}
