import type { CdnSettings } from '../../config/index.ts';

/** Names of the headers, what stands between two tags, and the limit of their length in bytes. */
interface TagHeader {
  readonly lifetime: 'surrogate-control' | 'cdn-cache-control';
  readonly name: string;
  readonly separator: string;
  readonly maxBytes: number;
}

function tagHeaderOf(cdn: CdnSettings): TagHeader {
  switch (cdn.kind) {
    case 'varnish':
      // Below Varnish's http_resp_hdr_len.
      return { lifetime: 'surrogate-control', name: 'xkey', separator: ' ', maxBytes: 8_000 };
    case 'fastly':
      return {
        lifetime: 'surrogate-control',
        name: 'surrogate-key',
        separator: ' ',
        maxBytes: 16_000,
      };
    case 'cloudflare':
      return { lifetime: 'cdn-cache-control', name: 'cache-tag', separator: ',', maxBytes: 16_000 };
    case 'generic':
      return {
        lifetime: 'cdn-cache-control',
        name: cdn.tagHeader,
        separator: cdn.tagSeparator,
        // Bunny's limit, the tightest.
        maxBytes: 1_000,
      };
  }
}

/** Time that the CDN may serve a page that it cannot revalidate. */
const STALE_ON_ERROR_IN_SECONDS = 86_400;

export interface EdgePage {
  readonly tags: readonly string[];
  readonly freshInMs: number;
}

/**
 * Headers that let the CDN keep a page until it is purged. A page with more tags than the CDN takes is not kept there:
 * no purge would find it.
 */
export function edgeHeaders(
  cdn: CdnSettings,
  { tags, freshInMs }: EdgePage,
): readonly (readonly [name: string, value: string])[] {
  const { lifetime, name, separator, maxBytes } = tagHeaderOf(cdn);
  const listed = [...new Set(tags)].join(separator);
  if (listed.length > maxBytes) return [[lifetime, 'no-store']];
  const seconds = Math.floor(freshInMs / 1000);
  return [
    [lifetime, `max-age=${seconds}, stale-if-error=${STALE_ON_ERROR_IN_SECONDS}`],
    [name, listed],
  ];
}
