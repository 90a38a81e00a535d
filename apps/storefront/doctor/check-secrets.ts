import type { Market } from '@lokke/domain/markets';
import { multipassToken } from '../server/features/account/index.ts';
import type { CheckContext, Say } from './finding.ts';

/** Shopify's are longer. */
const MIN_SECRET_LENGTH = 16;
/** Access tokens; `shpss_` begins the secret of an app, which signs its webhooks. */
const ACCESS_TOKEN = /^shp(?!ss_)[a-z]{2,3}_/;

/** No API tells whether a secret is right; one that was pasted into the wrong variable can be told. */
export function checkSecrets(say: Say, { config }: CheckContext, { shop }: Market): void {
  const { publicToken, privateToken, adminAccess, webhookSecrets, multipassSecret, isEmbedded } =
    config.shops[shop];
  const adminToken = adminAccess?.kind === 'token' ? adminAccess.token : null;
  const ofApp = adminAccess?.kind === 'app' && !isEmbedded ? adminAccess.clientSecrets : [];
  for (const [check, secret] of [
    ...webhookSecrets.map((one) => ['webhooks', one] as const),
    ['multipass', multipassSecret] as const,
  ]) {
    if (secret === null) continue;
    const isToken =
      ACCESS_TOKEN.test(secret) || [publicToken, privateToken, adminToken].includes(secret);
    const setting = ofApp.includes(secret) ? 'ADMIN_CLIENT_SECRET' : 'WEBHOOK_SECRET';
    const sayFlaw = (flaw: string) => say(check, 'secret', { setting, flaw });
    if (isToken) sayFlaw('is an access token');
    else if (check === 'webhooks' && secret === multipassSecret) sayFlaw('is the Multipass secret');
    else if (secret.length < MIN_SECRET_LENGTH) sayFlaw(`has ${secret.length} characters only`);
  }
}

/** Checks whether customers can be signed in at the shop's domain; really, where an address may be used for it. */
export async function checkMultipass(
  say: Say,
  { config, signInAs, fetch, now }: CheckContext,
  { shop }: Market,
) {
  const { multipassSecret, baseUrl, customerAccounts } = config.shops[shop];
  if (customerAccounts === 'new') return say('multipass', 'hosted');
  if (multipassSecret === null) return say('multipass', 'unset');
  if (signInAs === undefined) return say('multipass', 'set');
  const created_at = new Date(now()).toISOString();
  const token = multipassToken(
    { email: signInAs, created_at, return_to: baseUrl },
    multipassSecret,
  );
  const signal = AbortSignal.timeout(config.upstreamTimeoutInMs);
  const response = await fetch(`${baseUrl}/account/login/multipass/${token}`, {
    redirect: 'manual',
    signal,
  }).catch(() => null);
  await response?.body?.cancel();
  if (response === null) return say('multipass', 'silent', { baseUrl });
  const isRedirect = response.status >= 300 && response.status < 400;
  say('multipass', isRedirect ? 'works' : 'refused', { signInAs, status: response.status });
}
