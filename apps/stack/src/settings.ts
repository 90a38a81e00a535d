import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';

export interface StackSettings {
  readonly port: number;
  readonly platformPort: number;
  /** The address that both processes listen on. */
  readonly host: string;
  readonly dataDir: string;
  /** The brand's folder; null for the demo's. */
  readonly brandDir: string | null;
  /** Secrets file that the platform shares with its storefronts. */
  readonly secretsFile: string;
  readonly platformOrigin: string;
  /** Address at which visitors reach the shop; logins lead back there. */
  readonly publicOrigin: string;
  /** Professionals log in at a service of the owner's, or nowhere; else at the embedded platform. */
  readonly hasOwnIdentity: boolean;
  /** The newsletter is at Klaviyo; else the embedded platform takes the addresses. */
  readonly hasOwnNewsletter: boolean;
}

const MAX_PORT = 65_535;

/** Reads ports and data folder from the environment; throws on an invalid value, by its name. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): StackSettings {
  const port = readPort('PORT', env['PORT'], 3000);
  const platformPort = readPort('PLATFORM_PORT', env['PLATFORM_PORT'], 4010);
  if (port === platformPort) {
    throw new Error(`PORT and PLATFORM_PORT are both ${port}; give them different values.`);
  }
  const host = env['HOST'] || '127.0.0.1';
  const dataDir = resolve(root, env['DATA_DIR'] || '.data');
  return {
    port,
    platformPort,
    host,
    dataDir,
    brandDir: env['BRAND_DIR']?.trim() ? resolve(root, env['BRAND_DIR'].trim()) : null,
    secretsFile: resolve(root, env['PLATFORM_SECRETS'] || join(dataDir, 'platform-secrets.json')),
    platformOrigin: env['PLATFORM_ORIGIN'] || urlAt(host, platformPort),
    publicOrigin: env['PUBLIC_ORIGIN'] || urlAt(host, port),
    hasOwnNewsletter: Object.entries(env).some(
      ([name, value]) =>
        Boolean(value) && /^(KLAVIYO_\w+_(LIST_ID|PRIVATE_KEY)|NEWSLETTER_DEMO_URL)$/.test(name),
    ),
    hasOwnIdentity: Boolean(env['IDENTITY_API_KEY'] || env['IDENTITY_URL']),
  };
}

const OF_THIS_MACHINE = new Set(['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::']);

/** Address at which a server that listens on this address can be reached from this machine. */
export function urlAt(host: string, port: number): string {
  if (OF_THIS_MACHINE.has(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > MAX_PORT) {
    throw new Error(`${name} must be a port number from 1 to ${MAX_PORT}, but is "${text}".`);
  }
  return port;
}
