import { join } from 'node:path';
import type { ServiceDefinition } from './service.ts';
import type { StackSettings } from './settings.ts';

export interface Services {
  readonly platform: ServiceDefinition;
  readonly storefront: ServiceDefinition;
}

/**
 * Left to itself, V8 lets memory grow before it clears away what short-lived requests leave behind: a third more for the
 * same work.
 */
const TIDY = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
/** Each thread that compresses pages would keep a store of memory of its own: 20 MiB that nobody uses. */
const FEW_STORES = {
  MALLOC_ARENA_MAX: '2',
  /**
   * What is larger is given back to the system as soon as it is free. Unset, the C library raises this limit to the largest
   * piece that it has seen, and keeps all that was ever used in between.
   */
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The two processes of the shop; neither knows how the other is made, only where it answers. */
export function servicesOf(
  root: string,
  settings: StackSettings,
  { isDevelopment }: { readonly isDevelopment: boolean },
): Services {
  const storefront = join(root, 'apps', 'storefront');
  return {
    platform: {
      name: 'platform',
      args: [
        ...TIDY,
        ...(isDevelopment ? ['--watch', '--watch-preserve-output'] : []),
        join(root, 'packages', 'platform', 'src', 'main.ts'),
      ],
      cwd: root,
      env: {
        ...FEW_STORES,
        PLATFORM_PORT: String(settings.platformPort),
        DATA_DIR: settings.dataDir,
        STOREFRONT_URL: `http://localhost:${settings.port}`,
      },
    },
    storefront: {
      name: 'storefront',
      args: [
        ...TIDY,
        join(storefront, isDevelopment ? 'scripts/dev-server.ts' : 'build/server/index.js'),
      ],
      cwd: storefront,
      env: {
        ...FEW_STORES,
        PORT: String(settings.port),
        PLATFORM_PORT: String(settings.platformPort),
        DATA_DIR: settings.dataDir,
        ...(settings.hasOwnIdentity ? {} : embeddedIdentity(settings)),
        ...(settings.hasOwnNewsletter ? {} : embeddedNewsletter(settings)),
        NODE_ENV: isDevelopment ? 'development' : 'production',
      },
    },
  };
}

/** So that the professional area can be tried without an account at Firebase. */
function embeddedIdentity({ platformPort }: StackSettings) {
  return {
    IDENTITY_URL: `http://localhost:${platformPort}/identity`,
    IDENTITY_API_KEY: 'embedded',
  };
}

/** So that a newsletter can be asked for without an account at Klaviyo. */
function embeddedNewsletter({ platformPort }: StackSettings) {
  return { NEWSLETTER_DEMO_URL: `http://localhost:${platformPort}/klaviyo` };
}
