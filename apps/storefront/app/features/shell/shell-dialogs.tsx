import type { MenuItem } from '@lokke/contract/ports';
import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { useHasBeenTrue } from './use-has-been-true.ts';

// Nobody has opened them yet on a first visit, so they are not part of it.
const SideMenu = lazyWithRetry(async () => (await import('./side-menu.tsx')).SideMenu);
const LocaleSheet = lazyWithRetry(async () => (await import('./locale-sheet.tsx')).LocaleSheet);

/** What opens from the header. It alone is drawn when something opens; the shell stands as it is. */
export function ShellDialogs({ items }: { readonly items: readonly MenuItem[] }) {
  const { locale } = useMarket();
  const { ui, dispatch } = useUI();
  const showsMenu = useHasBeenTrue(ui.displayMenu);
  const isLocalesOpen = ui.localePopupData?.suggestedLocale === locale;
  const showsLocales = useHasBeenTrue(isLocalesOpen);
  return (
    <>
      <DialogChunk isOpen={ui.displayMenu} onClose={() => dispatch({ type: 'closeMenu' })}>
        {showsMenu && <SideMenu items={items} />}
      </DialogChunk>
      <DialogChunk isOpen={isLocalesOpen} onClose={() => dispatch({ type: 'closeLocalePopup' })}>
        {showsLocales && <LocaleSheet />}
      </DialogChunk>
    </>
  );
}
