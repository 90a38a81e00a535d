import { requireFreePort } from './free-ports.ts';
import { fillOwnShop, type OwnShopOptions, ownShopSettings, ownShops } from './own-shop.ts';
import { seedWhenNew } from './seed.ts';
import type { ServiceDefinition } from './service.ts';
import { servicesOf } from './services.ts';
import { type StackSettings, urlAt } from './settings.ts';
import { type Supervised, supervise } from './supervise.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';

export interface StackOptions {
  readonly root: string;
  readonly settings: StackSettings;
  /** The files of a shop of one's own; null: the demo, or what the data folder holds. */
  readonly own: OwnShopOptions | null;
  readonly isDevelopment: boolean;
  /** The storefront is started when this has resolved, and the stack stops when it rejects. */
  readonly storefrontBuilt: Promise<unknown>;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

/** The setting of a port, and the port. */
type Place = readonly [variable: string, port: number];

/** Opens the shop and keeps it open until the signal; resolves when everything has stopped. */
export async function runStack(options: StackOptions): Promise<void> {
  const { root, settings, own, isDevelopment, storefrontBuilt, print, signal } = options;
  const running: Supervised[] = [];
  try {
    await requireFreePort('PORT', settings.port, settings.host);
    await requireFreePort('PLATFORM_PORT', settings.platformPort, settings.host);
    if (own !== null) await fillOwnShop(root, settings, own, signal);
    else if (ownShops(settings.dataDir).length === 0) await seedWhenNew(root, settings, signal);
    signal.throwIfAborted();
    if (isDevelopment) await checkFolder(settings.dataDir);

    const { platform, storefront } = servicesOf(root, settings, {
      isDevelopment,
      own: ownShopSettings(root, settings.dataDir),
    });
    const shopUrl = urlAt(settings.host, settings.port);
    const platformUrl = urlAt(settings.host, settings.platformPort);
    const open = async (definition: ServiceDefinition, url: string, place: Place) => {
      const supervised = supervise({
        definition,
        print,
        signal,
        checkPlace: () => requireFreePort(...place, settings.host),
        waitUntilReady: (end) => waitUntilHealthy(`${url}/healthz`, end),
      });
      running.push(supervised);
      await abortable(supervised.ready, signal);
    };
    // Starts in turn: the shop renders its main pages from the platform before it opens.
    await open(platform, platformUrl, ['PLATFORM_PORT', settings.platformPort]);
    await abortable(storefrontBuilt, signal);
    await open(storefront, shopUrl, ['PORT', settings.port]);
    print(`The shop is open: ${shopUrl} (platform: ${platformUrl})`);
    await abortable(Promise.race(running.map(({ failed }) => failed)), signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    // The shop first: what it has in flight still needs the platform.
    for (const supervised of running.reverse()) await supervised.stop();
  }
}

/** Names what would have a watched platform wait for a change of its sources. Imported here: `npm start` has no need of it. */
async function checkFolder(dataDir: string): Promise<void> {
  const { checkFolderIsFree } = await import('@lokke/platform');
  checkFolderIsFree(dataDir);
}

function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
  return Promise.race([work, aborted]);
}
