import type { AlternatePage } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { allMessages } from '@lokke/i18n/all';
import type { PreviewProps } from './site.ts';

interface PreviewsProps extends PreviewProps {
  readonly market: Market;
  readonly origin: string;
  /** The address that was asked for, without its query. */
  readonly url: string;
  readonly alternates: readonly AlternatePage[];
}

const PICTURE = { path: '/pictures/preview.jpg', widthInPx: 1200, heightInPx: 630 };

/** For search engines: the page in other languages. For whoever is sent a link: what is behind it (Open Graph). */
export function Previews({
  title,
  description,
  pictureUrl,
  canonicalUrl,
  market,
  origin,
  url,
  alternates: sisters,
}: PreviewsProps) {
  const ownDescription = allMessages[market.language].home['home.description'];
  return (
    <>
      {/* A page that points elsewhere as the true one leaves it to that one to name its sisters. */}
      {canonicalUrl === url &&
        sisters.map((sister) => (
          <link
            key={sister.hreflang}
            rel="alternate"
            hrefLang={sister.hreflang}
            href={sister.url}
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
