import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { useT } from './i18n/messages-provider.tsx';
import { useMarket } from './market/market-provider.tsx';
import { useSite } from './site/site.ts';
import { StructuredData } from './structured-data.tsx';

interface TrailProps {
  /** Pages between home and this one. */
  readonly steps?: readonly { readonly title: string; readonly to: string }[];
  readonly current: string;
}

/** Breadcrumbs, with their JSON-LD. */
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
            // Lacks a URL, as Google takes the current page.
            { name: current },
          ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
        }}
      />
    </>
  );
}
