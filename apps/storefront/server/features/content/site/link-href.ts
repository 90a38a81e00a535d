import type { LinkTarget } from '@lokke/contentful';
import { writtenPagePath } from '@lokke/domain/paths';

const FOLDER = {
  product: '/products/',
  bundle: '/products/',
  collection: '/range/',
} as const;

/** Resolves a content link to a URL; null when it is not allowed. */
export function linkHref(target: LinkTarget | null): string | null {
  switch (target?.kind) {
    case undefined:
      return null;
    case 'general':
      return writtenPagePath(target.slug);
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

/** Accepts same-origin paths only: `//host` and `/\host` are other origins. */
const OWN = /^\/(?![/\\])[^\s\\]*$/;
const ELSEWHERE = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[+\d])[^\s]*$/i;

/** Accepts paths and web addresses; `javascript:` and others are rejected. */
export function textHref(address: string): string | null {
  return safeHref(address, OWN) ?? safeHref(address, ELSEWHERE);
}

function safeHref(address: string, form: RegExp): string | null {
  const trimmed = address.trim();
  return form.test(trimmed) && URL.canParse(trimmed, 'https://shop') ? trimmed : null;
}
