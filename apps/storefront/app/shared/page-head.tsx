import { marketOf } from '@lokke/domain/markets';
import { canonicalPathOf } from '@lokke/domain/paths';
import { useLocation } from 'react-router';
import { useMarket } from './market/market-provider.tsx';
import { useSite } from './site/site.ts';

interface PageHeadProps {
  readonly title: string;
  /** Default: the shop's description. */
  readonly description?: string | null;
  /** Canonical path, if another page. */
  readonly canonicalPath?: string | undefined;
  /** Search engines do not list it: a variant such as a filtered list, or what the merchant hides. */
  readonly isHidden?: boolean | undefined;
  readonly pictureUrl?: string | null | undefined;
}

/** Heading of a page that gives its document the title, too. */
export function PageTitle(props: PageHeadProps) {
  return (
    <>
      <PageHead {...props} />
      <h1>{props.title}</h1>
    </>
  );
}

/** Title and meta tags; React hoists them into the head. */
export function PageHead({
  title,
  description = null,
  canonicalPath,
  isHidden = false,
  pictureUrl = null,
}: PageHeadProps) {
  const { origin, SeoMeta, brand } = useSite();
  const market = useMarket();
  const { pathname } = useLocation();
  const path = canonicalPathOf(canonicalPath ?? pathname);
  const { prefix } = marketOf(market.canonicalLocale);
  const canonicalUrl =
    path === null ? null : origin + (path === '/' ? prefix || '/' : prefix + path);
  const name = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      {canonicalUrl !== null && <link rel="canonical" href={canonicalUrl} />}
      {(canonicalUrl === null || isHidden) && <meta name="robots" content="noindex, follow" />}
      {SeoMeta && (
        <SeoMeta
          title={name}
          description={description}
          pictureUrl={pictureUrl}
          canonicalUrl={canonicalUrl}
        />
      )}
    </>
  );
}
