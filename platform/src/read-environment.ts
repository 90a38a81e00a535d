import { OWN_PORT_SERVICES, type OwnPortService } from './own-port.ts';
import type { PlatformOptions } from './platform.ts';
import {
  type FaultPlan,
  isShopKey,
  parseFaultPlan,
  SHOP_KEYS,
  type ShopKey,
} from './protocol/index.ts';
import { DataError } from './store/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names behind `SHOPIFY_NL_`; the last one that is set counts. An app has one secret: it gets tokens, and signs. */
const NAMES = [
  ['STOREFRONT_TOKEN', 'publicToken'],
  ['PRIVATE_TOKEN', 'privateToken'],
  ['ADMIN_TOKEN', 'adminToken'],
  ['ADMIN_CLIENT_ID', 'adminClientId'],
  ['MULTIPASS_SECRET', 'multipassSecret'],
  ['WEBHOOK_SECRET', 'webhookSecret'],
  ['ADMIN_CLIENT_SECRET', 'webhookSecret'],
  ['CUSTOMER_ACCOUNT_CLIENT_ID', 'customerClientId'],
  ['CUSTOMER_ACCOUNT_CLIENT_SECRET', 'customerClientSecret'],
] as const;

function originOf(domain: string): string {
  const address = domain.includes('://') ? domain : `https://${domain}`;
  if (!URL.canParse(address)) throw new DataError(`"${domain}" is not a domain.`);
  return new URL(address).origin;
}

const listOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** `SHOPIFY_NL_…` and `MARKETS`, under the names that the storefront reads: set once, both sides agree. */
export function readEnvironment(
  environment: Environment,
): Required<Pick<PlatformOptions, 'chosen' | 'returnOrigins' | 'markets'>> {
  const settingOf = (key: ShopKey, name: string) =>
    environment[`SHOPIFY_${key.toUpperCase()}_${name}`];
  // A shop with a domain of its own is not served from here; its secrets are none of ours.
  const keys = SHOP_KEYS.filter((key) => !settingOf(key, 'DOMAIN'));
  const chosenFor = (key: ShopKey) =>
    NAMES.flatMap(([name, secret]) => {
      const value = settingOf(key, name)?.trim();
      return value ? [[secret, value] as const] : [];
    });
  return {
    chosen: Object.fromEntries(keys.map((key) => [key, Object.fromEntries(chosenFor(key))])),
    returnOrigins: keys.flatMap((key) => listOf(settingOf(key, 'STORE_DOMAINS')).map(originOf)),
    markets: listOf(environment['MARKETS']),
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
    throw new DataError(`PLATFORM_FAULTS cannot be used: ${reason}`);
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

/** `PLATFORM_ROOT_SHOP`: which shop clients find at the root. */
export function readRootShop(environment: Environment): ShopKey | null {
  const text = environment['PLATFORM_ROOT_SHOP']?.trim();
  if (!text) return null;
  if (isShopKey(text)) return text;
  throw new DataError(`PLATFORM_ROOT_SHOP must be one of ${SHOP_KEYS.join(', ')}, not "${text}".`);
}

/** `on` or `off`, which is the default. */
export function readSwitch(environment: Environment, name: string): boolean {
  const text = environment[name]?.trim() || 'off';
  if (text === 'on' || text === 'off') return text === 'on';
  throw new DataError(`${name} must be "on" or "off", but is "${text}".`);
}

const MAX_PORT = 65_535;

/** Null unless it is named; 0 takes a free one. */
export function readPort(environment: Environment, name: string): number | null {
  const text = environment[name]?.trim();
  if (!text) return null;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port;
  throw new DataError(`${name} must be a port number from 0 to ${MAX_PORT}, but is "${text}".`);
}

const MAX_PROXIES = 10;

/** `PLATFORM_PROXY_COUNT`: the operator's own proxies in front of the platform; none by default. */
export function readProxyCount(environment: Environment): number {
  const text = environment['PLATFORM_PROXY_COUNT']?.trim() || '0';
  if (/^\d+$/.test(text) && Number(text) <= MAX_PROXIES) return Number(text);
  throw new DataError(
    `PLATFORM_PROXY_COUNT must be a whole number from 0 to ${MAX_PROXIES}, but is "${text}".`,
  );
}

/** `FIRESTORE_PORT` and `IDENTITY_PORT`; without them these services have no port of their own. */
export function readOwnPorts(
  environment: Environment,
): readonly { readonly service: OwnPortService; readonly port: number }[] {
  return OWN_PORT_SERVICES.flatMap((service) => {
    const port = readPort(environment, `${service.toUpperCase()}_PORT`);
    return port === null ? [] : [{ service, port }];
  });
}
