import { join } from 'node:path';
import type { ServiceDefinition } from './service.ts';
import { type StackSettings, urlAt } from './settings.ts';

export interface Services {
  readonly platform: ServiceDefinition;
  readonly storefront: ServiceDefinition;
}

/** V8's defaults let the heap grow by a third before it collects the garbage of short requests. */
const HEAP_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
/** A malloc arena for each compressing thread would cost 20 MiB of unused memory. */
const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  /** Larger blocks return to the system when freed. Unset, glibc raises the threshold to the largest block seen. */
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Defines the two processes of the shop; each knows only the other's URL. */
export function servicesOf(
  root: string,
  settings: StackSettings,
  {
    isDevelopment,
    own = {},
  }: {
    readonly isDevelopment: boolean;
    /** Settings that stand unless the environment has its own. */
    readonly own?: Readonly<Record<string, string>>;
  },
): Services {
  const storefront = join(root, 'apps', 'storefront');
  const shared = {
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    PLATFORM_SECRETS: settings.secretsFile,
    PLATFORM_ORIGIN: settings.platformOrigin,
    ...brandOf(settings),
  };
  const unset = Object.fromEntries(Object.entries(own).filter(([name]) => !process.env[name]));
  return {
    platform: {
      name: 'platform',
      args: [
        ...HEAP_FLAGS,
        ...(isDevelopment ? ['--watch', '--watch-preserve-output'] : []),
        join(root, 'platform', 'src', 'main.ts'),
      ],
      cwd: root,
      env: {
        ...MALLOC_SETTINGS,
        ...unset,
        PLATFORM_PORT: String(settings.platformPort),
        ...shared,
        STOREFRONT_URL: settings.publicOrigin,
        // Keeps graphql-js from looking for a second copy of itself at every field.
        NODE_ENV: 'production',
      },
    },
    storefront: {
      name: 'storefront',
      args: isDevelopment
        ? [join(storefront, 'scripts/dev-server.ts')]
        : [...HEAP_FLAGS, join(storefront, 'build/server/index.js')],
      cwd: storefront,
      env: {
        // A development server has a thousand sources to transform, and its memory is its developer's.
        ...(isDevelopment ? {} : MALLOC_SETTINGS),
        ...unset,
        PORT: String(settings.port),
        PUBLIC_ORIGIN: settings.publicOrigin,
        PLATFORM_PORT: String(settings.platformPort),
        ...shared,
        ...(settings.hasOwnIdentity ? {} : embeddedIdentity(settings)),
        ...(settings.hasOwnNewsletter ? {} : embeddedNewsletter(settings)),
        NODE_ENV: isDevelopment ? 'development' : 'production',
      },
    },
  };
}

/** Lets the professional area be tried without an account at Firebase. */
function embeddedIdentity({ host, platformPort }: StackSettings) {
  return {
    IDENTITY_URL: `${urlAt(host, platformPort)}/identity`,
    IDENTITY_API_KEY: 'embedded',
  };
}

/** Lets visitors subscribe to a newsletter without an account at Klaviyo. */
function embeddedNewsletter({ host, platformPort }: StackSettings) {
  return { NEWSLETTER_DEMO_URL: `${urlAt(host, platformPort)}/klaviyo` };
}

/** Absolute: the two processes run in different folders. */
function brandOf({ brandDir }: StackSettings): Readonly<Record<string, string>> {
  return brandDir === null ? {} : { BRAND_DIR: brandDir };
}
