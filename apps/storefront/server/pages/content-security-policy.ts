import { hash } from 'node:crypto';
import type { ThirdParties } from '../features/measurement/index.ts';

// Data blocks: browsers never run these types, so they need no hash.
const DATA_SCRIPT = /\btype="application\/(?:ld\+json|json)"/;
const FILE_SCRIPT = /\bsrc=/;

/** Returns the distinct `'sha256-…'` sources of a page's inline scripts or styles. */
export function inlineHashes(html: Buffer, kind: 'script' | 'style'): readonly string[] {
  const hashes = new Set<string>();
  const [start, close] = [`<${kind}`, `</${kind}>`];
  // Searches for tags instead of scanning every character.
  for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
    const open = html.indexOf('>', at);
    const end = html.indexOf(close, open);
    if (open === -1 || end === -1) break;
    const attributes = html.toString('utf8', at + start.length, open);
    if (!FILE_SCRIPT.test(attributes) && !DATA_SCRIPT.test(attributes)) {
      hashes.add(`'sha256-${hash('sha256', html.subarray(open + 1, end), 'base64')}'`);
    }
    at = end + close.length;
  }
  return [...hashes];
}

export interface PolicySources {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Image origins, e.g. `http://localhost:4010`. */
  readonly pictureOrigins: readonly string[];
  /** Redirect targets of our forms: a login continues at the store's domain. */
  readonly storeOrigins: readonly string[];
  /** Services that need consent; the policy is the same before and after. */
  readonly thirdParties: ThirdParties;
}

/** Builds the policy. Pages are the same for everyone, so inline scripts and styles are allowed by hash instead of nonce. */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  pictureOrigins,
  storeOrigins,
  thirdParties,
}: PolicySources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...thirdParties.scripts].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    // React writes computed positions (a map dot, a progress width) as style attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureOrigins, ...thirdParties.pictures].join(' '),
    ["media-src 'self'", ...pictureOrigins].join(' '),
    ["connect-src 'self'", ...thirdParties.connections].join(' '),
    ["frame-src 'self'", ...thirdParties.frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...storeOrigins].join(' '),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Services that the visitor consented to may set further policies.
    ...(thirdParties.scripts.length === 0 ? ['trusted-types shop default'] : []),
  ].join('; ');
}
