import { readFileSync } from 'node:fs';
import { ConfigError, type Environment, numberOf, secretOf, textOf } from './read-env.ts';

/** A server that speaks Redis' protocol, through which the storefront servers agree. */
export interface SharedStateSettings {
  /** `redis://` or `rediss://`, with user, password and database as the address has them. */
  readonly url: string;
  /** Certificate authority in PEM, where it is not one that Node knows. */
  readonly ca: string | null;
  /** Time that an answer is waited for; then the memory of this server answers. */
  readonly timeoutInMs: number;
  /** Room for pages that are rendered once for all servers; 0 shares no pages. */
  readonly maxPageBytes: number;
}

const MIB_IN_BYTES = 1024 ** 2;

/** Null where each server stands alone. */
export function sharedStateSettingsOf(environment: Environment): SharedStateSettings | null {
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
    ca: caOf(environment, url),
    timeoutInMs: numberOf(environment, 'REDIS_TIMEOUT_MS'),
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
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new ConfigError(`REDIS_CA_FILE names "${file}", which cannot be read (${code}).`);
  }
}
