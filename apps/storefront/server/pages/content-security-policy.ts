import { hash } from 'node:crypto';
import type { ThirdParties } from '../features/measurement/index.ts';

// Scripts with these types are data to the browser: it never runs them, so they need no hash.
const DATA_SCRIPT = /\btype="application\/(?:ld\+json|json)"/;
const FILE_SCRIPT = /\bsrc=/;
const START = '<script';
const END = '</script>';

/** `'sha256-…'` source expressions for the inline scripts of a finished page, each once. */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  // By looking for the few scripts, and not at each sign of the page.
  for (let at = html.indexOf(START); at !== -1; at = html.indexOf(START, at)) {
    const open = html.indexOf('>', at);
    const end = html.indexOf(END, open);
    if (open === -1 || end === -1) break;
    const attributes = html.slice(at + START.length, open);
    if (!FILE_SCRIPT.test(attributes) && !DATA_SCRIPT.test(attributes)) {
      hashes.add(hashOf(html.slice(open + 1, end)));
    }
    at = end + END.length;
  }
  return [...hashes];
}

/** The same few stand on all pages. */
const MAX_SCRIPTS = 200;
const known = new Map<string, string>();

function hashOf(script: string): string {
  const before = known.get(script);
  if (before !== undefined) return before;
  const source = `'sha256-${hash('sha256', script, 'base64')}'`;
  if (known.size >= MAX_SCRIPTS) known.clear();
  // A copy: a piece of the page's text would hold on to all of it.
  known.set(Buffer.from(script).toString(), source);
  return source;
}

export interface PolicySources {
  readonly scriptHashes: readonly string[];
  /** Origins of the shop's pictures, e.g. `http://localhost:4010`. */
  readonly pictureOrigins: readonly string[];
  /** Where a form of ours may lead by a redirect: a login goes on to the store's own domain. */
  readonly storeOrigins: readonly string[];
  /** Whom the visitor may agree to; the policy is the same before and after. */
  readonly thirdParties: ThirdParties;
}

/** Pages are the same for everyone, so their inline scripts are known by hash and nothing else runs. */
export function contentSecurityPolicy({
  scriptHashes,
  pictureOrigins,
  storeOrigins,
  thirdParties,
}: PolicySources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...thirdParties.scripts].join(' '),
    "style-src 'self'",
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
    // Whom a visitor has agreed to may bring policies of their own.
    ...(thirdParties.scripts.length === 0 ? ['trusted-types lokke default'] : []),
  ].join('; ');
}
