import type { LinkKind } from './store/one-time-links.ts';

export interface ReadLink {
  readonly kind: LinkKind;
  readonly customerId: number;
  readonly token: string;
}

const PATH = /\/account\/(activate|reset)\/(\d{1,15})\/([\w-]{1,200})\/?$/;

/** The parts of an address in a letter, whether it leads to the storefront or to the shop's host. */
export function readLinkUrl(url: string): ReadLink | null {
  if (!URL.canParse(url)) return null;
  const match = PATH.exec(new URL(url).pathname);
  if (match === null) return null;
  const [, kind, id, token = ''] = match;
  return { kind: kind === 'reset' ? 'reset' : 'activate', customerId: Number(id), token };
}
