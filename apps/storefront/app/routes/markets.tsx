import { MarketsPage } from '../features/shell/market-list.tsx';
import { useT } from '../shared/i18n/messages-provider.tsx';
import { PageHead } from '../shared/page-head.tsx';

export default function Markets() {
  const t = useT();
  return (
    <>
      <PageHead title={t('shell.market')} description={t('shell.market.hint')} />
      <MarketsPage />
    </>
  );
}
