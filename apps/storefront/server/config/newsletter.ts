import { SHOP_KEYS, type ShopKey } from '@lokke/domain/markets';
import { ConfigError, type Environment, originOf, textOf, wholeNumberOf } from './read-env.ts';

/** The service that stores newsletter subscriptions. */
export interface NewsletterService {
  /** Base URL, without `/client`. */
  readonly baseUrl: string;
  readonly timeoutInMs: number;
  /** Klaviyo company per shop; a shop without one has no newsletter. */
  readonly lists: ReadonlyMap<ShopKey, NewsletterList>;
}

interface NewsletterList {
  readonly companyId: string;
  readonly listId: string;
}

export function newsletterOf(environment: Environment): NewsletterService {
  const origin = originOf(environment, 'KLAVIYO_API_ORIGIN', 'https://a.klaviyo.com');
  const timeoutInMs = wholeNumberOf(environment, {
    name: 'KLAVIYO_TIMEOUT_MS',
    otherwise: 5_000,
    min: 100,
    max: 60_000,
  });
  const lists = new Map(SHOP_KEYS.flatMap((shop) => listOf(environment, shop)));
  const demoUrl = textOf(environment, 'NEWSLETTER_DEMO_URL');
  if (demoUrl === undefined || demoUrl === 'off' || lists.size > 0) {
    return { baseUrl: origin, timeoutInMs, lists };
  }
  const url = URL.parse(demoUrl);
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '') {
    throw new ConfigError(
      `NEWSLETTER_DEMO_URL must be an http(s) address or "off", not "${demoUrl}".`,
    );
  }
  const baseUrl = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  return { baseUrl, timeoutInMs, lists: new Map(SHOP_KEYS.map((shop) => [shop, demoList(shop)])) };
}

/** The embedded platform derives the shop from the end of the company id. */
function demoList(shop: ShopKey): NewsletterList {
  const key = shop.toUpperCase();
  return { companyId: `DEMO${key}`, listId: `LIST${key}` };
}

function listOf(environment: Environment, shop: ShopKey): [ShopKey, NewsletterList][] {
  const key = shop.toUpperCase();
  const name = `KLAVIYO_${key}_LIST_ID`;
  const listId = textOf(environment, name);
  if (listId === undefined) return [];
  if (!/^[A-Za-z0-9]{6}$/.test(listId)) {
    throw new ConfigError(`${name} must be six letters and digits, not "${listId}".`);
  }
  const companyId = textOf(environment, `KLAVIYO_${key}_COMPANY_ID`);
  if (companyId === undefined) {
    throw new ConfigError(
      `KLAVIYO_${key}_COMPANY_ID is missing: ${name} is set, and a list is one of a company.`,
    );
  }
  return [[shop, { companyId, listId }]];
}
