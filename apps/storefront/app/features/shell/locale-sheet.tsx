import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MarketList } from './market-list.tsx';

export function LocaleSheet() {
  const t = useT();
  const { locale } = useMarket();
  const { ui, dispatch } = useUI();
  const isOpen = ui.localePopupData?.suggestedLocale === locale;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => isOpen && dispatch({ type: 'closeLocalePopup' })}
      side="centre"
      title={t('shell.market')}
      closeLabel={t('shell.close')}
    >
      <p>{t('shell.market.hint')}</p>
      <MarketList heading="h3" />
    </Sheet>
  );
}
