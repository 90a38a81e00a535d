import { SHOP_KEYS, type ShopKey } from '@lokke/domain/markets';
import { type PlatformSecrets, unknownSecrets } from './platform-secrets.ts';
import {
  addressOf,
  ConfigError,
  type Environment,
  numberOf,
  originOf,
  secretOf,
  textOf,
  tokenOf,
} from './read-env.ts';

interface BackInStockAccount {
  readonly companyId: string;
  /** A secret of the account. */
  readonly privateKey: string;
}

interface NewsletterList {
  readonly companyId: string;
  readonly listId: string;
}

/** Reads the service that keeps newsletter subscriptions, and who waits for a sold-out size. */
export function newsletterOf(
  environment: Environment,
  secrets: Pick<PlatformSecrets, 'shops'> = unknownSecrets(),
) {
  const origin = originOf(environment, 'KLAVIYO_API_ORIGIN', 'https://a.klaviyo.com');
  const timeoutInMs = numberOf(environment, 'KLAVIYO_TIMEOUT_MS');
  /** A shop without a list has no newsletter. */
  const lists = new Map(SHOP_KEYS.flatMap((shop) => newsletterListOf(environment, shop)));
  /** A shop without an account does not offer to write when a size is back. */
  const backInStock = new Map(SHOP_KEYS.flatMap((shop) => accountOf(environment, shop)));
  const webhook = webhookOf(environment);
  const demoUrl = textOf(environment, 'NEWSLETTER_DEMO_URL');
  // A private key never goes to a stand-in.
  const isHosted = lists.size > 0 || backInStock.size > 0;
  if (isHosted && webhook !== null) {
    throw new ConfigError(
      'MAIL_WEBHOOK_URL is set beside a list or key of Klaviyo: take one away.',
    );
  }
  if (demoUrl === undefined || demoUrl === 'off' || isHosted || webhook !== null) {
    return { baseUrl: origin, timeoutInMs, lists, backInStock, webhook };
  }
  const baseUrl = addressOf(demoUrl, 'NEWSLETTER_DEMO_URL', 'an http(s) address or "off"');
  return {
    baseUrl,
    timeoutInMs,
    webhook,
    lists: new Map(SHOP_KEYS.map((shop) => [shop, demoList(shop)])),
    backInStock: new Map(
      SHOP_KEYS.flatMap((shop): readonly [ShopKey, BackInStockAccount][] => {
        const privateKey = secrets.shops[shop]?.mailKey;
        const { companyId } = demoList(shop);
        return privateKey === undefined ? [] : [[shop, { companyId, privateKey }]];
      }),
    ),
  };
}

/** Fewest bytes of a key, as Standard Webhooks has it. */
const KEY_BYTES = 24;

/** Reads the address that takes over from Klaviyo; null without one. */
function webhookOf(environment: Environment) {
  const url = textOf(environment, 'MAIL_WEBHOOK_URL');
  const secret = secretOf(environment, 'MAIL_WEBHOOK_SECRET');
  if (url === undefined) return null;
  const key = Buffer.from(secret?.replace(/^whsec_/, '') ?? '', 'base64');
  if (secret?.startsWith('whsec_') !== true || key.length < KEY_BYTES) {
    throw new ConfigError(
      `MAIL_WEBHOOK_SECRET must be "whsec_" and at least ${KEY_BYTES} bytes in base64.`,
    );
  }
  return { url: addressOf(url, 'MAIL_WEBHOOK_URL'), key };
}

/** The embedded platform derives the shop from the end of the company id. */
function demoList(shop: ShopKey): NewsletterList {
  const key = shop.toUpperCase();
  return { companyId: `DEMO${key}`, listId: `LIST${key}` };
}

function newsletterListOf(environment: Environment, shop: ShopKey): [ShopKey, NewsletterList][] {
  const key = shop.toUpperCase();
  const name = `KLAVIYO_${key}_LIST_ID`;
  const listId = textOf(environment, name);
  if (listId === undefined) return [];
  if (!/^[A-Za-z0-9]{6}$/.test(listId)) {
    throw new ConfigError(`${name} must be six letters and digits, not "${listId}".`);
  }
  return [[shop, { companyId: companyOf(environment, key, name), listId }]];
}

function accountOf(environment: Environment, shop: ShopKey): [ShopKey, BackInStockAccount][] {
  const key = shop.toUpperCase();
  const name = `KLAVIYO_${key}_PRIVATE_KEY`;
  const privateKey = tokenOf(environment, name);
  if (privateKey === undefined) return [];
  if (!privateKey.startsWith('pk_')) {
    throw new ConfigError(`${name} must be a private key, which begins with "pk_".`);
  }
  return [[shop, { companyId: companyOf(environment, key, name), privateKey }]];
}

function companyOf(environment: Environment, key: string, name: string): string {
  const companyId = textOf(environment, `KLAVIYO_${key}_COMPANY_ID`);
  if (companyId !== undefined) return companyId;
  throw new ConfigError(
    `KLAVIYO_${key}_COMPANY_ID is missing: ${name} is set, and belongs to a company.`,
  );
}
