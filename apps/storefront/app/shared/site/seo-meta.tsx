import type { AlternatePage } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { allMessages } from '@lokke/i18n/all';
import type { PageMeta } from './site.ts';

interface SeoMetaProps extends PageMeta {
  readonly market: Market;
  readonly origin: string;
  /** Canonical URL without query. */
  readonly url: string;
  readonly alternates: readonly AlternatePage[];
}

const PICTURE = { path: '/pictures/preview.jpg', widthInPx: 1200, heightInPx: 630 };

/** hreflang alternates and Open Graph tags. */
export function SeoMeta({
  title,
  description,
  pictureUrl,
  canonicalUrl,
  market,
  origin,
  url,
  alternates,
}: SeoMetaProps) {
  const ownDescription = allMessages[market.language].home['home.description'];
  return (
    <>
      {/* A page with another canonical URL has no alternates. */}
      {canonicalUrl === url &&
        alternates.map((alternate) => (
          <link
            key={alternate.hreflang}
            rel="alternate"
            hrefLang={alternate.hreflang}
            href={alternate.url}
          />
        ))}
      <meta property="og:site_name" content="LOKKE" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {!description && <meta name="description" content={ownDescription} />}
      <meta property="og:description" content={description || ownDescription} />
      <meta property="og:url" content={canonicalUrl ?? url} />
      <meta property="og:locale" content={market.languageTag.replace('-', '_')} />
      <meta property="og:image" content={pictureUrl ?? origin + PICTURE.path} />
      {pictureUrl === null && (
        <>
          <meta property="og:image:width" content={String(PICTURE.widthInPx)} />
          <meta property="og:image:height" content={String(PICTURE.heightInPx)} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
