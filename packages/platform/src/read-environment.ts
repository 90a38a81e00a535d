import { type FaultPlan, parseFaultPlan, SHOP_KEYS, type ShopKey } from './core/index.ts';
import type { PlatformOptions } from './platform.ts';

type Environment = Readonly<Record<string, string | undefined>>;

type FromEnvironment = Required<
  Pick<
    PlatformOptions,
    'publicTokens' | 'adminTokens' | 'multipassSecrets' | 'webhookSecrets' | 'returnOrigins'
  >
>;

function originOf(domain: string): string {
  const address = domain.includes('://') ? domain : `https://${domain}`;
  if (!URL.canParse(address)) throw new Error(`"${domain}" is not a domain.`);
  return new URL(address).origin;
}

/** `SHOPIFY_NL_…`, under the names that the storefront reads: set once, both sides agree. */
export function readEnvironment(environment: Environment): FromEnvironment {
  const settingOf = (key: ShopKey, name: string) =>
    environment[`SHOPIFY_${key.toUpperCase()}_${name}`];
  // A shop with a domain of its own is not served from here; its secrets are none of ours.
  const keys = SHOP_KEYS.filter((key) => !settingOf(key, 'DOMAIN'));
  const given = (name: string) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const value = settingOf(key, name)?.trim();
        return value ? [[key, value]] : [];
      }),
    );
  return {
    publicTokens: given('STOREFRONT_TOKEN'),
    adminTokens: given('ADMIN_TOKEN'),
    multipassSecrets: given('MULTIPASS_SECRET'),
    webhookSecrets: given('WEBHOOK_SECRET'),
    returnOrigins: keys.flatMap((key) =>
      (settingOf(key, 'STORE_DOMAINS') ?? '')
        .split(',')
        .map((domain) => domain.trim())
        .filter((domain) => domain !== '')
        .map(originOf),
    ),
  };
}

/** `PLATFORM_FAULTS={"latencyInMs":300,"rate":0.02,"kinds":["unavailable"]}`: faults for every service. */
export function readFaultPlan(environment: Environment): FaultPlan | null {
  const text = environment['PLATFORM_FAULTS']?.trim();
  if (!text) return null;
  try {
    return parseFaultPlan(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`PLATFORM_FAULTS cannot be used: ${reason}`);
  }
}

/** Content webhooks are sent once both sides share a secret. */
export function readContentWebhook(
  environment: Environment,
): { readonly address: string; readonly secret: string } | null {
  const secret = environment['CONTENTFUL_WEBHOOK_SECRET']?.trim();
  if (!secret || environment['CONTENTFUL_SPACE_ID']) return null;
  const storefront = environment['STOREFRONT_URL'] || 'http://localhost:3000';
  return { address: `${storefront.replace(/\/$/, '')}/webhooks/contentful`, secret };
}
