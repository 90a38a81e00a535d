import { type Config, ConfigError } from '../server/config/index.ts';
import { ANY_ENTRY, createPreviewPasses } from '../server/features/preview/index.ts';

const LASTS_IN_MS = 90 * 86_400_000;

/** Address that Contentful fills in and opens: Settings › Content preview. */
export function previewButton({
  content: { preview },
  publicOrigin,
}: Pick<Config, 'content' | 'publicOrigin'>): string {
  if (preview === null) throw new ConfigError('CONTENTFUL_PREVIEW_TOKEN is not set.');
  const token = preview.accessToken;
  const passes = createPreviewPasses({ token, origin: publicOrigin, now: Date.now });
  return `${publicOrigin}/preview?${passes.linkTo(ANY_ENTRY, LASTS_IN_MS)}`;
}
