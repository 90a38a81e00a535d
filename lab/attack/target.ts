import { freePorts, openShopProcess, type ShopProcess } from '@lokke/stack';
import { dataFileIn, stockLevels } from '../stress/shop/stock.ts';
import { type Client, clientAt, closeClients } from './client.ts';
import { type OutsideServices, openServices } from './outside-services.ts';

export interface Target extends ShopProcess {
  readonly services: OutsideServices;
  /** Somebody at an address that nobody used before. */
  readonly stranger: () => Client;
  /** Product in plenty. */
  readonly variantId: string;
}

export const SECRETS = { shopify: 'attacked-webhook-secret', contentful: 'c'.repeat(64) } as const;
export const SERVICE_TIMEOUT_IN_MS = 1_500;

/** Opens the built shop with empty data, and closes it however the work ends. */
export async function withTarget(work: (target: Target) => Promise<void>): Promise<void> {
  // Chosen here, as the services stand before the platform from its start.
  const [platformPort] = await freePorts(1);
  const platformUrl = `http://localhost:${platformPort}`;
  const services = await openServices(platformUrl);
  try {
    const shop = await openShopProcess({
      environment: {
        PLATFORM_PORT: String(platformPort),
        // The shop's own limits, which tests raise.
        CONNECTIONS_PER_NETWORK: '',
        NEW_CARTS_PER_HOUR: '',
        SHOPIFY_NL_WEBHOOK_SECRET: SECRETS.shopify,
        CONTENTFUL_WEBHOOK_SECRET: SECRETS.contentful,
        FIRESTORE_URL: `${services.origin}/firestore`,
        FIRESTORE_TIMEOUT_MS: String(SERVICE_TIMEOUT_IN_MS),
        CONTENTFUL_URL: `${services.origin}/contentful`,
        CONTENTFUL_TIMEOUT_MS: String(SERVICE_TIMEOUT_IN_MS),
        SENTRY_DSN: `${services.origin.replace('//', '//key@')}/1`,
      },
    });
    try {
      const variantId = stockLevels(dataFileIn(shop.dataDir)).at(-1)?.gid;
      if (variantId === undefined) throw new Error('The shop has no stock.');
      let strangers = 0;
      const stranger = () => {
        strangers += 1;
        return clientAt(loopback(shop.shopUrl), `127.0.1.${strangers}`);
      };
      await work({ ...shop, platformUrl, services, stranger, variantId });
    } finally {
      await closeClients();
      await shop.close();
    }
  } finally {
    await services.close();
  }
}

/** IPv4, whose loopback has many addresses. */
function loopback(url: string): string {
  return url.replace('localhost', '127.0.0.1');
}
