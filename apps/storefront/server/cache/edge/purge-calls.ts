import { createHmac } from 'node:crypto';
import type { CdnSettings, Region } from '../../config/index.ts';

/** Whoever is told of changes. */
export type PurgeTarget = CdnSettings | Region;

export const REGION_SIGNATURE = 'x-region-signature';

export const signForRegion = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('base64');

/** A request that purges some tags. */
export interface PurgeCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Limits that each CDN publishes; Varnish's is the length of a header. */
const MOST_TAGS = { varnish: 50, fastly: 256, cloudflare: 100, region: 1_000 } as const;

/** Number of tags that one batch may have. */
export function mostTagsOf(cdn: PurgeTarget): number {
  return cdn.kind === 'generic' ? cdn.mostTagsPerCall : MOST_TAGS[cdn.kind];
}

/** The calls that purge a batch of tags, in the forms that the CDNs' documentations give. */
export function purgeCalls(
  cdn: PurgeTarget,
  tags: readonly string[],
  nowInMs = Date.now(),
): readonly PurgeCall[] {
  switch (cdn.kind) {
    case 'varnish':
      // The method and headers of deploy/varnish/default.vcl; every server has copies of its own.
      return cdn.addresses.map((address) => ({
        url: `${address}/`,
        method: 'PURGE',
        headers: { 'xkey-purge': tags.join(' '), 'x-purge-token': cdn.token },
        body: null,
      }));
    case 'fastly':
      return [
        {
          url: `${cdn.apiOrigin}/service/${encodeURIComponent(cdn.id)}/purge`,
          method: 'POST',
          headers: { 'fastly-key': cdn.token, 'content-type': 'application/json' },
          body: JSON.stringify({ surrogate_keys: tags }),
        },
      ];
    case 'cloudflare':
      return [
        {
          url: `${cdn.apiOrigin}/client/v4/zones/${encodeURIComponent(cdn.id)}/purge_cache`,
          method: 'POST',
          headers: { authorization: `Bearer ${cdn.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ tags }),
        },
      ];
    case 'generic':
      return genericCalls(cdn, tags);
    case 'region':
      return [regionCall(cdn, JSON.stringify({ tags, sentAtInMs: nowInMs }))];
  }
}

function regionCall({ address, secret }: Region, body: string): PurgeCall {
  const headers = {
    'content-type': 'application/json',
    [REGION_SIGNATURE]: signForRegion(secret, body),
  };
  return { url: `${address}/webhooks/region`, method: 'POST', headers, body };
}

function genericCalls(
  { purge: { url, method, headers, body }, token }: Extract<CdnSettings, { kind: 'generic' }>,
  tags: readonly string[],
): readonly PurgeCall[] {
  const texts = [url, body ?? '', ...Object.values(headers)];
  const takesOne = texts.some((text) => text.includes('{tag}'));
  const batches = takesOne ? tags.map((tag) => [tag]) : [tags];
  return batches.map((batch) => {
    const fill = (text: string) => fillTemplate(text, batch, token ?? '');
    return {
      url: fill(url),
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([key, text]) => [key, fill(text)])),
      body: body === null ? null : fill(body),
    };
  });
}

/**
 * Fills `{tag}` (which makes a call for each tag), `{tags:json}`, `{tags:comma}`, `{tags:space}` and `{token}`. Tags
 * need no escaping anywhere: they are letters, digits and hyphens.
 */
function fillTemplate(text: string, tags: readonly string[], token: string): string {
  const values: Readonly<Record<string, string>> = {
    tag: tags[0] ?? '',
    'tags:json': JSON.stringify(tags),
    'tags:comma': tags.join(','),
    'tags:space': tags.join(' '),
    token,
  };
  return text.replaceAll(/\{(tag|tags:\w+|token)\}/g, (all, name) => values[name] ?? all);
}
