import { parseJson } from '@lokke/http-client';
import {
  ConfigError,
  type Environment,
  headerNameOf,
  numberOf,
  originOf,
  originsOf,
  secretOf,
  textOf,
} from './read-env.ts';

/** The CDN in front of the storefront, which is told of changes. */
export type CdnSettings = NonNullable<ReturnType<typeof cdnOf>>;

const KINDS = ['varnish', 'fastly', 'cloudflare', 'generic'] as const;
const API_ORIGINS = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com',
} as const;
/** The file for Varnish refuses shorter ones. */
const MIN_TOKEN_LENGTH = 16;

/** Reads the CDN; null: none is told. */
export function cdnOf(environment: Environment) {
  const name = textOf(environment, 'CDN') ?? 'off';
  if (name === 'off') return null;
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined) {
    throw new ConfigError(`CDN must be off, ${KINDS.join(', ')}, not "${name}".`);
  }
  /** Time that the CDN may treat a page as fresh that nothing has purged. */
  const freshInMs = numberOf(environment, 'CDN_FRESH_MS');
  switch (kind) {
    case 'varnish':
      return {
        kind,
        freshInMs,
        addresses: addressesOf(environment),
        token: tokenOf(environment, kind),
      };
    case 'fastly':
    case 'cloudflare':
      return {
        kind,
        freshInMs,
        apiOrigin: originOf(environment, 'CDN_API_ORIGIN', API_ORIGINS[kind]),
        /** Fastly's service, Cloudflare's zone. */
        id: requireText(environment, 'CDN_ID', kind),
        token: tokenOf(environment, kind),
      };
    case 'generic':
      return {
        kind,
        freshInMs,
        purge: templateOf(environment),
        token: secretOf(environment, 'CDN_TOKEN') ?? null,
        tagHeader: headerNameOf(environment, 'CDN_TAG_HEADER') ?? 'cache-tag',
        tagSeparator: tagSeparatorOf(environment),
        mostTagsPerCall: numberOf(environment, 'CDN_PURGE_MOST'),
      };
  }
}

function requireText(environment: Environment, name: string, kind: string): string {
  const text = textOf(environment, name);
  if (text !== undefined) return text;
  throw new ConfigError(`${name} is missing: CDN=${kind} needs it.`);
}

function tokenOf(environment: Environment, kind: string): string {
  const token = secretOf(environment, 'CDN_TOKEN');
  if (token === undefined) throw new ConfigError(`CDN_TOKEN is missing: CDN=${kind} needs it.`);
  if (token.length >= MIN_TOKEN_LENGTH && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new ConfigError(
    `CDN_TOKEN must have at least ${MIN_TOKEN_LENGTH} characters, none of them blank.`,
  );
}

function addressesOf(environment: Environment): readonly string[] {
  const name = 'CDN_ADDRESSES';
  requireText(environment, name, 'varnish');
  return originsOf(environment, name);
}

function tagSeparatorOf(environment: Environment): string {
  const name = textOf(environment, 'CDN_TAG_SEPARATOR') ?? 'comma';
  if (name === 'comma') return ',';
  if (name === 'space') return ' ';
  throw new ConfigError(`CDN_TAG_SEPARATOR must be comma or space, not "${name}".`);
}

/** Reads the call that tells a CDN of another make what to purge; see `fillTemplate` for the placeholders. */
function templateOf(environment: Environment) {
  const url = requireText(environment, 'CDN_PURGE_URL', 'generic');
  // Placeholders are no part of the host.
  const parsed = URL.parse(url.replaceAll(/\{[^}]*\}/g, 'x'));
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
    throw new ConfigError('CDN_PURGE_URL must be an http(s) address.');
  }
  const method = textOf(environment, 'CDN_PURGE_METHOD') ?? 'POST';
  if (!/^[A-Z]+$/.test(method)) {
    throw new ConfigError(`CDN_PURGE_METHOD must be a method such as POST, not "${method}".`);
  }
  const headers = headersOf(textOf(environment, 'CDN_PURGE_HEADERS') ?? '{}');
  const body = textOf(environment, 'CDN_PURGE_BODY') ?? null;
  if (![url, body ?? '', ...Object.values(headers)].some((text) => /\{tags?[:}]/.test(text))) {
    throw new ConfigError('CDN_PURGE_URL, _HEADERS or _BODY must name {tag} or {tags:json}.');
  }
  return { method, url, headers, body };
}

function headersOf(text: string): Readonly<Record<string, string>> {
  const refused = new ConfigError(
    'CDN_PURGE_HEADERS must be a JSON object of headers, such as {"AccessKey":"{token}"}.',
  );
  const entries = Object.entries(Object(parseJson(text) ?? [null]));
  return Object.fromEntries(
    entries.map(([name, value]): [string, string] => {
      if (typeof value !== 'string' || !/^[A-Za-z][\w-]*$/.test(name)) throw refused;
      return [name, value];
    }),
  );
}
