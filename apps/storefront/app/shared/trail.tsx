import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { useT } from './i18n/messages-provider.tsx';
import { useMarket } from './market/market-provider.tsx';
import { useSite } from './site/site.ts';
import { StructuredData } from './structured-data.tsx';

interface TrailProps {
  /** What lies between the home page and this one. */
  readonly steps?: readonly { readonly title: string; readonly to: string }[];
  readonly current: string;
}

/** Where a page stands in the shop, for its readers and for search engines. */
export function Trail({ steps = [], current }: TrailProps) {
  const t = useT();
  const { prefix } = useMarket();
  const { origin } = useSite();
  const trail = [{ title: t('shell.breadcrumbs.home'), to: '/' }, ...steps];
  return (
    <>
      <Breadcrumbs label={t('shell.breadcrumbs')} trail={trail} current={current} />
      <StructuredData
        value={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            ...trail.map(({ title, to }) => ({
              name: title,
              item: origin + (prefix + to).replace(/(.)\/$/, '$1'),
            })),
            // Google takes the page itself for the last one.
            { name: current },
          ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
        }}
      />
    </>
  );
}
