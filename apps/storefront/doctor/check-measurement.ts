import type { Market } from '@lokke/domain/markets';
import { createIdentityClient } from '@lokke/identity';
import { createAccounts, createSubscriptions } from '@lokke/klaviyo';
import { envelopeAddressOf } from '../server/http/index.ts';
import { type CheckContext, probe, type Say } from './finding.ts';

// The settings check validates the format of ids and keys; this checks that they exist.

/** Checks the tag manager's container by its public script. */
export async function checkTagManager(say: Say, checkContext: CheckContext) {
  const { tagManager } = checkContext.config.measurement;
  if (tagManager === null) return;
  const { origin, containerId } = tagManager;
  const script = await probe(checkContext, `${origin}/gtm.js?id=${containerId}`);
  const finding = judgeScript(script, 'container', 'noContainer', 'silentContainer');
  say('measurement', finding, { ...script, ...tagManager });
}

/** Browsers may reach what cannot be reached from here. */
function judgeScript<Name>(
  { status }: Awaited<ReturnType<typeof probe>>,
  found: Name,
  missing: Name,
  silent: Name,
): Name {
  if (status === null || status >= 500) return silent;
  return status < 400 ? found : missing;
}

/** Checks a shop's Klaviyo script, private key and newsletter list. */
export async function checkEmailMarketing(say: Say, checkContext: CheckContext, market: Market) {
  const { measurement, newsletter } = checkContext.config;
  const { scriptOrigin, companyIds } = measurement.emailMarketing;
  const companyId = companyIds[market.shop];
  if (companyId !== null) {
    const script = await probe(checkContext, `${scriptOrigin}/onsite/js/${companyId}/klaviyo.js`);
    const finding = judgeScript(script, 'script', 'noScript', 'silentScript');
    say('measurement', finding, { ...script, companyId, scriptOrigin });
  }
  if (newsletter.webhook !== null) say('newsletter', 'webhook', { url: newsletter.webhook.url });
  await checkPrivateKey(say, checkContext, market);
  const list = newsletter.lists.get(market.shop);
  if (list === undefined) return;
  const subscriptions = createSubscriptions({ ...newsletter, fetch: checkContext.fetch });
  const known = await subscriptions.knows(list.companyId);
  if (known.ok) return say('newsletter', 'known');
  const { kind, reason } = known.failure;
  const isUnknown = kind === 'unknownCompany';
  say('newsletter', isUnknown ? 'unknown' : 'failed', { companyId: list.companyId, reason });
}

/** Asks whose key it is, which changes nothing there. */
async function checkPrivateKey(
  say: Say,
  { config: { newsletter }, fetch }: CheckContext,
  { shop }: Market,
) {
  const account = newsletter.backInStock.get(shop);
  if (account === undefined) return;
  const { companyId, privateKey } = account;
  const owner = await createAccounts({ ...newsletter, fetch }).companyOf(privateKey);
  if (owner.ok) {
    const finding = owner.value === companyId ? 'key' : 'otherKey';
    return say('newsletter', finding, { companyId, owner: owner.value });
  }
  const { reason } = owner.failure;
  if (reason === '401') return say('newsletter', 'unknownKey');
  say('newsletter', reason === '403' ? 'closedKey' : 'uncheckedKey', { reason });
}

/** Checks the Sentry project by an empty envelope, which it accepts without recording anything. */
export async function checkReporting(say: Say, checkContext: CheckContext) {
  const { errorReporting } = checkContext.config;
  if (errorReporting === null) return;
  const { dsn } = errorReporting;
  const body = `${JSON.stringify({ dsn })}\n`;
  const { status, reason } = await probe(checkContext, envelopeAddressOf(dsn), {
    method: 'POST',
    body,
  });
  const { host } = new URL(dsn);
  if (status === null) return say('reporting', 'silent', { host, reason });
  if (status < 400) return say('reporting', 'works', { host });
  const isKeyRefused = [401, 403, 404].includes(status);
  say('reporting', isKeyRefused ? 'key' : 'refused', { host, status });
}

/** Checks the login service of the professional area: its key, and whether e-mail links may lead to our origin. */
export async function checkIdentity(say: Say, { config, fetch }: CheckContext) {
  const { identity, publicOrigin } = config;
  if (identity === null) return;
  const project = await createIdentityClient({ ...identity, fetch }).project();
  if (!project.ok) {
    const { code, reason } = project.failure;
    const isSilent = code === 'network-request-failed' || code === 'timeout';
    if (isSilent) return say('identity', 'silent', { reason });
    if (reason.includes('CONFIGURATION_NOT_FOUND')) return say('identity', 'off');
    return say('identity', /api key/i.test(reason) ? 'key' : 'refused', { reason });
  }
  const { hostname } = new URL(publicOrigin);
  const isNamed = project.value.authorizedDomains.some(
    (domain) => hostname === domain || hostname.endsWith(`.${domain}`),
  );
  say('identity', isNamed ? 'works' : 'unnamed', { hostname });
}
