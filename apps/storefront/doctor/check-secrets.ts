import type { Market } from '@lokke/domain/markets';
import { multipassToken } from '../server/features/account/index.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

/** Shopify's are longer. */
const MIN_SECRET_LENGTH = 16;
/** Access tokens; `shpss_` begins the secret of an app, which signs its webhooks. */
const ACCESS_TOKEN = /^shp(?!ss_)[a-z]{2,3}_/;

/** No API tells whether a secret is right; one that was pasted into the wrong variable can be told. */
export function checkSecrets({ config }: CheckContext, { shop }: Market): readonly Finding[] {
  const say = about(shop);
  const { publicToken, privateToken, adminToken, webhookSecret, multipassSecret } =
    config.shops[shop];
  const start = `SHOPIFY_${shop.toUpperCase()}`;
  const secrets = [
    ['webhooks', 'WEBHOOK_SECRET', webhookSecret, [multipassSecret]],
    ['multipass', 'MULTIPASS_SECRET', multipassSecret, []],
  ] as const;
  return secrets.flatMap(([check, name, secret, others]) => {
    if (secret === null) return [];
    const isToken =
      ACCESS_TOKEN.test(secret) || [publicToken, privateToken, adminToken].includes(secret);
    const reason = isToken
      ? 'is an access token'
      : others.some((other) => other === secret)
        ? 'is the Multipass secret'
        : secret.length < MIN_SECRET_LENGTH
          ? `has ${secret.length} characters only`
          : null;
    if (reason === null) return [];
    return [say.problem(check, `${start}_${name} ${reason}. ${WHERE[check]}`)];
  });
}

const WHERE = {
  webhooks:
    'It has to be the secret that signs the webhooks: the API secret key of the app that registered them, or the one shown below the webhooks of the shop.',
  multipass: "It has to be the Multipass secret of the shop's customer accounts.",
} as const;

/** Checks whether customers can be signed in at the shop's domain; really, where an address may be used for it. */
export async function checkMultipass(
  { config, signInAs, fetch, now }: CheckContext,
  { shop }: Market,
): Promise<readonly Finding[]> {
  const say = about(shop);
  const { multipassSecret, baseUrl, customerAccounts } = config.shops[shop];
  if (customerAccounts === 'new') {
    return [
      say.ok(
        'multipass',
        'Customers are signed in at the store by the login that they have there.',
      ),
    ];
  }
  const variable = `SHOPIFY_${shop.toUpperCase()}_MULTIPASS_SECRET`;
  if (multipassSecret === null) {
    return [
      say.warning(
        'multipass',
        `${variable} is not set: customers are not signed in at the store (Shopify Plus only).`,
      ),
    ];
  }
  if (signInAs === undefined) {
    return [say.ok('multipass', 'Customers are signed in at the store.')];
  }
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
  if (response === null) {
    return [
      say.problem('multipass', `The store cannot be reached at ${baseUrl} to sign in there.`),
    ];
  }
  return response.status >= 300 && response.status < 400
    ? [say.ok('multipass', `The store signs ${signInAs} in.`)]
    : [
        say.problem(
          'multipass',
          `The store does not sign ${signInAs} in (${response.status}): ${variable} is not its Multipass secret.`,
        ),
      ];
}
