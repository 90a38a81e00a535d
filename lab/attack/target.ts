import { freePorts, openShopProcess, type ShopProcess } from '@lokke/stack';
import { type Client, clientAt, closeClients } from '../client.ts';
import { stockLevels } from '../shop/stock.ts';
import { type OutsideServices, openServices } from './outside-services.ts';

export interface Target extends ShopProcess {
  readonly services: OutsideServices;
  /** Opens a client at an address that nobody used before. */
  readonly stranger: () => Client;
  /** Product in plenty. */
  readonly variantId: string;
}

export const SERVICE_TIMEOUT_IN_MS = 1_500;

/** Opens the built shop with empty data. */
export async function openTarget(): Promise<Target> {
  await using opened = new AsyncDisposableStack();
  // Chosen here, as the services stand before the platform from its start.
  const [platformPort] = await freePorts(1);
  const platformUrl = `http://localhost:${platformPort}`;
  const services = opened.use(await openServices(platformUrl));
  const shop = opened.use(
    await openShopProcess({
      environment: {
        PLATFORM_PORT: String(platformPort),
        // The shop's own limits, which tests raise.
        CONNECTIONS_PER_NETWORK: '',
        NEW_CARTS_PER_HOUR: '',
        FIRESTORE_URL: `${services.origin}/firestore`,
        FIRESTORE_TIMEOUT_MS: String(SERVICE_TIMEOUT_IN_MS),
        CONTENTFUL_URL: `${services.origin}/contentful`,
        CONTENTFUL_TIMEOUT_MS: String(SERVICE_TIMEOUT_IN_MS),
      },
    }),
  );
  opened.defer(closeClients);
  const variantId = stockLevels(shop.dataDir).at(-1)?.gid;
  if (variantId === undefined) throw new Error('The shop has no stock.');
  let strangers = 0;
  const stranger = () => {
    strangers += 1;
    // IPv4, whose loopback has many addresses.
    return clientAt(shop.shopUrl.replace('localhost', '127.0.0.1'), `127.0.1.${strangers}`);
  };
  const disposal = opened.move();
  return {
    ...shop,
    platformUrl,
    services,
    stranger,
    variantId,
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}
