import type { AlternatePage, BrandIdentity, PageBrand } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { translateFor } from '@lokke/i18n/all';
import type { PageMeta } from './site.ts';

interface SeoMetaProps extends PageMeta {
  readonly market: Market;
  readonly origin: string;
  /** Canonical URL without query. */
  readonly url: string;
  readonly alternates: readonly AlternatePage[];
  readonly brand: PageBrand;
  readonly identity: BrandIdentity;
}

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
  brand,
  identity,
}: SeoMetaProps) {
  const ownDescription = translateFor(market, brand)('home.description');
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
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {!description && <meta name="description" content={ownDescription} />}
      <meta property="og:description" content={description || ownDescription} />
      <meta property="og:url" content={canonicalUrl ?? url} />
      <meta property="og:locale" content={market.languageTag.replace('-', '_')} />
      <meta property="og:image" content={pictureUrl ?? origin + identity.previewHref} />
      {pictureUrl === null && (
        <>
          <meta property="og:image:width" content={String(identity.previewWidthInPx)} />
          <meta property="og:image:height" content={String(identity.previewHeightInPx)} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
