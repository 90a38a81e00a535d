import type { LinkTarget } from '@lokke/contentful';

const FOLDER = {
  general: '/pages/',
  product: '/products/',
  bundle: '/products/',
  collection: '/range/',
} as const;

/** Where a link of the content leads, or null when it is nowhere that a page of ours may point. */
export function linkHref(target: LinkTarget | null): string | null {
  switch (target?.kind) {
    case undefined:
      return null;
    case 'general':
    case 'product':
    case 'bundle':
    case 'collection':
      return `${FOLDER[target.kind]}${encodeURIComponent(target.slug)}`;
    case 'path':
      return safeHref(target.path, OWN);
    case 'external':
      return safeHref(target.url, ELSEWHERE);
  }
}

/** One slash and no other after it, in whatever disguise: `//host` and `/\host` are other sites. */
const OWN = /^\/(?![/\\])[^\s\\]*$/;
const ELSEWHERE = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[+\d])[^\s]*$/i;

/** Addresses in texts may be either. Anything else, `javascript:` above all, is no link. */
export function textHref(address: string): string | null {
  return safeHref(address, OWN) ?? safeHref(address, ELSEWHERE);
}

function safeHref(address: string, form: RegExp): string | null {
  const trimmed = address.trim();
  return form.test(trimmed) && URL.canParse(trimmed, 'https://shop') ? trimmed : null;
}
