import { marketOf } from '@lokke/domain/markets';
import { canonicalPathOf } from '@lokke/domain/paths';
import { useLocation } from 'react-router';
import { useMarket } from './market/market-provider.tsx';
import { useSite } from './site/site.ts';

interface PageHeadProps {
  readonly title: string;
  /** Without one, the shop's own stands in. */
  readonly description?: string | null;
  /** Another page that says the same, and says it first. */
  readonly canonicalPath?: string | undefined;
  /** One of many forms of a page, such as a filtered list. */
  readonly isVariant?: boolean;
  readonly pictureUrl?: string | null | undefined;
}

const BRAND = 'LOKKE';

/** What a page is called. React lifts this into the document's head, on the server too. */
export function PageHead({
  title,
  description = null,
  canonicalPath,
  isVariant = false,
  pictureUrl = null,
}: PageHeadProps) {
  const { origin, Previews } = useSite();
  const market = useMarket();
  const { pathname } = useLocation();
  const path = canonicalPathOf(canonicalPath ?? pathname);
  const { prefix } = marketOf(market.canonicalLocale);
  const canonicalUrl =
    path === null ? null : origin + (path === '/' ? prefix || '/' : prefix + path);
  const name = title.includes(BRAND) ? title : `${title} | ${BRAND}`;
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      {canonicalUrl !== null && <link rel="canonical" href={canonicalUrl} />}
      {(canonicalUrl === null || isVariant) && <meta name="robots" content="noindex, follow" />}
      {Previews && (
        <Previews
          title={name}
          description={description}
          pictureUrl={pictureUrl}
          canonicalUrl={canonicalUrl}
        />
      )}
    </>
  );
}
