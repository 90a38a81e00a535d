import { createHmac } from 'node:crypto';
import type { PlatformContext } from '../../protocol/index.ts';

interface PreviewTarget {
  /** Path of the shop, or id of an entry. */
  readonly to: string;
  /** Market to show it in, such as `de`; the shop's first one without it. */
  readonly market?: string | undefined;
}

const LASTS_IN_S = 3_600;

/** Address that opens the storefront with drafts in place, signed as the storefront checks it (server/features/preview). */
export function previewLink(
  { storefrontUrl, tokens, now }: Pick<PlatformContext, 'storefrontUrl' | 'tokens' | 'now'>,
  { to, market }: PreviewTarget,
): string {
  const until = Math.floor(now().getTime() / 1000) + LASTS_IN_S;
  const signature = createHmac('sha256', tokens.previewToken)
    .update(JSON.stringify(['lokke preview', 'link', to, until]))
    .digest('base64url');
  const query = new URLSearchParams({ to, until: String(until), signature });
  if (market !== undefined) query.set('market', market);
  return `${storefrontUrl.replace(/\/+$/, '')}/preview?${query}`;
}
