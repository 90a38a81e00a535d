import type { Market } from '@lokke/domain/markets';
import { succeed } from '@lokke/http-client';
import {
  checkoutValidations,
  createAdminClient,
  type MetafieldDefinitionInput,
  requestAdminToken,
  type ShopSetup,
  shopSetup,
  type TokenRequest,
} from '@lokke/shopify-admin';
import {
  definitionsFor,
  definitionsOfFacts,
  hasWantedAccess,
  isSameMetafield,
  SCOPES,
  WEBHOOK_TOPICS,
} from '../provision/required-definitions.ts';
import { heldBy } from './check-brand.ts';
import { sayVersion } from './check-shop.ts';
import { explainApp, explainFailure } from './explain-failure.ts';
import type { CheckContext, Say } from './finding.ts';

/** Checks a shop's Admin API: how it is opened, scopes, webhooks, and fields exposed to storefronts. */
export async function checkAdmin(say: Say, checkContext: CheckContext, { shop }: Market) {
  const { config, wait } = checkContext;
  const { adminAccess, apiVersion, isEmbedded, ...own } = config.shops[shop];
  if (adminAccess === null) return say('admin', 'unset');
  const { adminEndpoint: endpoint, adminTokenEndpoint: tokenEndpoint, baseUrl } = own;
  const start = `SHOPIFY_${shop.toUpperCase()}`;
  const isApp = adminAccess.kind === 'app';
  const place = {
    name: 'The Admin API',
    address: baseUrl,
    domainVariable: `${start}_DOMAIN`,
    tokenVariable: isApp ? `The token for ${start}_ADMIN_CLIENT_ID` : `${start}_ADMIN_TOKEN`,
    tokenKind: 'an Admin API access token (shpat_…)',
    start: `${start}_ADMIN_CLIENT`,
  };
  const timeoutInMs = config.upstreamTimeoutInMs;
  const means = { timeoutInMs, ...(wait && { wait }) };
  const opened = isApp
    ? await openAsApp({ ...checkContext, ...means }, { app: adminAccess, tokenEndpoint })
    : succeed({ accessToken: adminAccess.token, endsAt: null, isByOlder: false });
  if (!opened.ok) {
    const reason = explainApp(opened.failure, place) ?? explainFailure(opened.failure, place);
    return say('admin', 'failed', { reason });
  }
  const { accessToken, endsAt, isByOlder } = opened.value;
  let served: string | null = null;
  const client = createAdminClient({
    endpoint,
    accessToken,
    fetch: async (input, init) => {
      const response = await checkContext.fetch(input, init);
      served = response.headers.get('x-shopify-api-version');
      return response;
    },
    ...means,
  });
  const result = await shopSetup(client);
  if (!result.ok) {
    return say('admin', 'failed', { reason: explainFailure(result.failure, place) });
  }
  if (isByOlder) say('admin', 'older');
  say('admin', isApp ? 'renewed' : 'fixed', { endsAt });
  const holder = isApp ? `The app in ${start}_ADMIN_CLIENT_ID` : `${start}_ADMIN_TOKEN`;
  sayScopes(say, result.value, holder);
  sayValidations(say, await checkoutValidations(client, {}));
  sayVersion(say, { api: 'The Admin API', requested: apiVersion, served });
  const seconds = config.pages.freshInMs / 1_000;
  const late = isEmbedded && config.cdn === null ? 'soon' : 'missing';
  sayWebhooks(say, result.value, { path: `/webhooks/shopify/${shop}`, ...own, late, seconds });
  const brand = heldBy(config);
  const { shown, ofCustomers } = definitionsFor(brand);
  // The embedded platform shows storefronts every field.
  if (!isEmbedded) sayDefinitions(say, result.value, [...shown, ...definitionsOfFacts(brand)]);
  sayTypes(say, result.value, [...shown, ...ofCustomers]);
  if (own.customerAccounts === 'new') sayCustomerData(say, result.value, ofCustomers);
}

type Means = Pick<CheckContext, 'fetch' | 'now' | 'wait'> & { readonly timeoutInMs: number };

/** Gets a token as the storefront does, and says whether the newest secret was taken for it. */
async function openAsApp(
  { fetch, timeoutInMs, wait, now: nowInMs }: Means,
  { app, tokenEndpoint }: Pick<TokenRequest, 'app' | 'tokenEndpoint'>,
) {
  const means = { fetch, timeoutInMs, tokenEndpoint, nowInMs, ...(wait && { wait }) };
  const [newest = '', ...older] = app.clientSecrets;
  const ofNewest = await requestAdminToken({ ...means, app: { ...app, clientSecrets: [newest] } });
  const found =
    ofNewest.ok || older.length === 0
      ? ofNewest
      : await requestAdminToken({ ...means, app: { ...app, clientSecrets: older } });
  if (!found.ok) return found;
  const { accessToken, endsAtInMs } = found.value;
  return succeed({
    accessToken,
    endsAt: new Date(endsAtInMs).toISOString(),
    isByOlder: !ofNewest.ok,
  });
}

function sayScopes(say: Say, { scopes }: ShopSetup, holder: string) {
  // Write scopes include reading.
  const has = (scope: string) =>
    scopes.includes(scope) || scopes.includes(scope.replace(/^read_/, 'write_'));
  const missing = SCOPES.filter((scope) => !has(scope));
  if (missing.length === 0) say('admin', 'allowed');
  else say('admin', 'scopes', { holder, missing: missing.join(', ') });
}

interface WantedWebhooks {
  readonly path: string;
  readonly webhookSecrets: readonly string[];
  /** Finding where some are missing: pages at an edge stay old longer than those of a single server. */
  readonly late: 'soon' | 'missing';
  readonly seconds: number;
}

function sayWebhooks(
  say: Say,
  { webhooks }: ShopSetup,
  { path, webhookSecrets, late, seconds }: WantedWebhooks,
) {
  const ours = webhooks.filter(({ callbackUrl }) => callbackUrl?.endsWith(path) === true);
  const missing = WEBHOOK_TOPICS.filter((wanted) => !ours.some(({ topic }) => topic === wanted));
  if (missing.length > 0) say('webhooks', late, { missing: missing.join(', '), seconds });
  else if (webhookSecrets.length === 0) say('webhooks', 'unset');
  else say('webhooks', 'told', { address: ours[0]?.callbackUrl ?? path });
}

type Definition = ShopSetup['definitions'][number];
type Wanted = Pick<MetafieldDefinitionInput, 'ownerType' | 'namespace' | 'key' | 'access'>;

/** Names the definitions that are not there, and those that are open to other people than wanted. */
function compareDefinitions(wanted: readonly Wanted[], { definitions }: ShopSetup) {
  const isThere = (one: (typeof wanted)[number]) =>
    definitions.some((known) => isSameMetafield(known, one));
  const isAsWanted = (one: (typeof wanted)[number]) =>
    definitions.some((known) => isSameMetafield(known, one) && hasWantedAccess(known, one));
  return {
    missing: namesOf(wanted.filter((one) => !isThere(one))),
    closed: namesOf(wanted.filter((one) => !isAsWanted(one))),
  };
}

const namesOf = (those: readonly Pick<Definition, 'namespace' | 'key'>[]) =>
  those.map(({ namespace, key }) => `${namespace}.${key}`).join(', ');

function sayDefinitions(say: Say, setup: ShopSetup, wanted: readonly Wanted[]) {
  const { closed } = compareDefinitions(wanted, setup);
  say('metafields', closed === '' ? 'open' : 'closed', { closed });
}

function sayTypes(
  say: Say,
  { definitions }: ShopSetup,
  wanted: readonly MetafieldDefinitionInput[],
) {
  const others = wanted.filter(({ type, ...one }) =>
    definitions.some((known) => isSameMetafield(known, one) && known.type !== type),
  );
  if (others.length > 0) say('metafields', 'mistyped', { others: namesOf(others) });
}

/** Wishlist and salon are, with new accounts, written as the customer, who needs the right to it. */
function sayCustomerData(say: Say, setup: ShopSetup, kept: readonly Wanted[]) {
  const others = setup.definitions.filter(
    (known) =>
      known.access.customerAccount === 'READ_WRITE' &&
      !kept.some((wanted) => isSameMetafield(known, wanted)),
  );
  const { missing, closed } = compareDefinitions(kept, setup);
  if (missing !== '') return say('metafields', 'undefined', { missing });
  if (others.length > 0) say('metafields', 'others', { others: namesOf(others) });
  say('metafields', closed === '' ? 'writable' : 'unwritable', { closed });
}

type Read = Awaited<ReturnType<typeof checkoutValidations>>;

/** Tells whether anything but our own server keeps products for salons out of other checkouts. */
export function sayValidations(say: Say, read: Read): void {
  const titles = read.ok
    ? read.value.filter(({ enabled }) => enabled).map(({ title }) => title)
    : null;
  if (titles === null) say('validations', 'unread');
  else say('validations', titles.length === 0 ? 'none' : 'on', { titles: titles.join(', ') });
}
