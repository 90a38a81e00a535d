import type { Market } from '@lokke/domain/markets';
import { accessCheck, createStorefrontClient } from '@lokke/shopify-storefront';
import { definitionsFor, definitionsOfFacts } from '../provision/required-definitions.ts';
import { NEWEST_API_VERSION } from '../server/config/index.ts';
import { heldBy } from './check-brand.ts';
import { explainFailure } from './explain-failure.ts';
import type { CheckContext, Say } from './finding.ts';

type AccessCheck = Extract<Awaited<ReturnType<typeof accessCheck>>, { ok: true }>['value'];

/** Most clock skew; with more, Multipass tokens and webhooks expire before they arrive. */
const MAX_CLOCK_ERROR_IN_S = 60;

/** Checks a shop's Storefront API: reachable, authorized, right currency, with products. */
export async function checkShop(say: Say, checkContext: CheckContext, market: Market) {
  const { config } = checkContext;
  const { endpoint, baseUrl, apiVersion, publicToken, privateToken } = config.shops[market.shop];
  const brand = heldBy(config);
  const { shown } = definitionsFor(brand);
  const asked = [...shown.filter(({ key }) => key === 'promise'), ...definitionsOfFacts(brand)];
  let served: string | null = null;
  let date: string | null = null;
  const ask = (token: { readonly publicToken: string } | { readonly privateToken: string }) =>
    accessCheck(
      createStorefrontClient({
        endpoint,
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
      }),
      {
        country: market.countryCode,
        language: market.languageCode,
        metafields: asked.map(({ namespace, key }) => ({ namespace, key })),
      },
    );
  const start = `SHOPIFY_${market.shop.toUpperCase()}`;
  const explain = (failure: Parameters<typeof explainFailure>[0], kind: 'private' | 'public') =>
    explainFailure(failure, {
      name: 'The Storefront API',
      address: baseUrl,
      domainVariable: `${start}_DOMAIN`,
      tokenVariable: `${start}_${kind === 'private' ? 'PRIVATE' : 'STOREFRONT'}_TOKEN`,
      tokenKind: `a ${kind} Storefront API token`,
    });
  const result = await ask(privateToken === null ? { publicToken } : { privateToken });
  sayClock(say, date, checkContext.now());
  if (!result.ok) {
    const reason = explain(result.failure, privateToken === null ? 'public' : 'private');
    return say('storefront', 'failed', { reason });
  }
  say('storefront', 'answers', { name: result.value.shop.name, baseUrl });
  sayVersion(say, { api: 'The Storefront API', requested: apiVersion, served });
  // The private token serves every page, so that a wrong public one would not be noticed.
  const checked = privateToken === null ? result : await ask({ publicToken });
  if (!checked.ok) say('storefront', 'failed', { reason: explain(checked.failure, 'public') });
  sayMoney(say, result.value, market);
  const names = asked.map(({ namespace, key }) => `${namespace}.${key}`).join(', ');
  sayCatalogue(say, result.value, { market, names });
  const { customerAccounts } = config.shops[market.shop];
  if (customerAccounts !== 'new') sayUnofferedPlans(say, result.value, start);
}

/** Names plans that pages leave out: what nobody could end is not sold. */
function sayUnofferedPlans(say: Say, { products }: AccessCheck, start: string): void {
  const planned = products.nodes.find(
    ({ sellingPlanGroups }) => sellingPlanGroups.nodes.length > 0,
  );
  if (planned) say('catalogue', 'unofferedPlans', { handle: planned.handle, start });
}

function sayMoney(say: Say, { shop }: AccessCheck, market: Market) {
  const { countryCode, currencyCode } = shop.paymentSettings;
  const isRight = currencyCode === market.currencyCode;
  say('money', isRight ? 'right' : 'wrong', { currencyCode, wanted: market.currencyCode });
  if (countryCode !== market.countryCode) {
    say('money', 'abroad', { countryCode, wanted: market.countryCode });
  }
}

function sayCatalogue(
  say: Say,
  { products, menu, localization }: AccessCheck,
  { market: { languageCode: wanted }, names }: { readonly market: Market; readonly names: string },
): void {
  const language = localization.language.isoCode;
  if (language !== wanted) say('catalogue', 'language', { language, wanted });
  const [product] = products.nodes;
  if (product === undefined) say('catalogue', 'empty');
  else if (names !== '' && product.metafields.every((metafield) => metafield === null)) {
    say('catalogue', 'bare', { handle: product.handle, names });
  }
  if (menu === null) say('catalogue', 'menuless');
  else if (product !== undefined) say('catalogue', 'whole');
}

function sayClock(say: Say, date: string | null, nowInMs: number) {
  const errorInS = Math.round((nowInMs - Date.parse(date ?? '')) / 1000);
  if (!Number.isFinite(errorInS)) return;
  if (Math.abs(errorInS) <= MAX_CLOCK_ERROR_IN_S) return say('clock', 'right');
  const direction = errorInS > 0 ? 'fast' : 'slow';
  say('clock', 'wrong', { errorInS: Math.abs(errorInS), direction });
}

/** Fields that pages use where a shop answers them, by the first version of the Storefront API that has it. */
const NEWER_PARTS = [
  ['2024-10', 'gift cards and warnings of the cart'],
  ['2025-07', 'colours of pictures on their way'],
  ['2025-10', 'lines that belong to others'],
  ['2026-04', 'terms of sale, legal notice and contact'],
  ['2026-07', 'savings by discount'],
] as const;

interface Answer {
  readonly api: 'The Storefront API' | 'The Admin API' | 'The Customer Account API';
  readonly requested: string;
  /** Version that `X-Shopify-API-Version` names. */
  readonly served: string | null;
}

/** Shopify answers expired versions with a newer one. */
export function sayVersion(say: Say, { api, requested, served }: Answer) {
  if (served === null) return say('version', 'untold', { api });
  const isAsAsked = served === requested;
  const asked = isAsAsked ? '' : ` where ${requested} was asked for`;
  const answer = `${api} answers in version ${served}${asked}.`;
  if (served > NEWEST_API_VERSION) {
    return say('version', 'unchecked', { answer, newest: NEWEST_API_VERSION });
  }
  const usual = isAsAsked ? '' : ' That is usual for old versions.';
  const change = api === 'The Storefront API' ? ` ${whatItChanges(served)}` : '';
  say('version', 'known', { answer: `${answer}${usual}${change}` });
}

function whatItChanges(served: string): string {
  const missing = NEWER_PARTS.filter(([since]) => since > served);
  if (missing.length === 0) return 'It has all that pages use.';
  return `Pages go without ${missing.map(([since, part]) => `${part} (${since})`).join('; ')}.`;
}
