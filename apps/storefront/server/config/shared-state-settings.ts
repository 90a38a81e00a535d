import {
  ConfigError,
  type Environment,
  numberOf,
  secretOf,
  textInFile,
  textOf,
} from './read-env.ts';

export type SharedStateSettings = NonNullable<ReturnType<typeof sharedStateSettingsOf>>;

const MIB_IN_BYTES = 1024 ** 2;

/** Reads the server that speaks Redis' protocol, through which storefront servers agree; null where each stands alone. */
export function sharedStateSettingsOf(environment: Environment) {
  const url = secretOf(environment, 'REDIS_URL');
  if (url === undefined) return null;
  // The address holds the password, so the message does not repeat it.
  if (!isRedisUrl(url)) {
    throw new ConfigError(
      'REDIS_URL must look like redis://host:6379 or rediss://user:password@host:6380/0.',
    );
  }
  return {
    url,
    /** Certificate authority in PEM, where it is not one that Node knows. */
    ca: caOf(environment, url),
    /** Longest wait for an answer; then the memory of this server answers. */
    timeoutInMs: numberOf(environment, 'REDIS_TIMEOUT_MS'),
    /** Room for pages that are rendered once for all servers; 0 shares no pages. */
    maxPageBytes: MIB_IN_BYTES * numberOf(environment, 'REDIS_PAGES_MIB'),
  };
}

function isRedisUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^rediss?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    /^\/?\d{0,5}$/.test(url.pathname) &&
    url.search === '' &&
    url.hash === ''
  );
}

function caOf(environment: Environment, url: string): string | null {
  const file = textOf(environment, 'REDIS_CA_FILE');
  if (file === undefined) return null;
  if (!url.startsWith('rediss:')) {
    throw new ConfigError('REDIS_CA_FILE needs a REDIS_URL that begins with rediss://.');
  }
  return textInFile(file, 'REDIS_CA_FILE');
}
