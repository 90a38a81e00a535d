import type { MenuItem } from '../../shared/catalogue-source.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { lazyPart } from '../../shared/part/lazy-part.tsx';
import { DialogParts } from '../../shared/part/parts.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { useOnceTrue } from './use-once-true.ts';

// Nobody has opened them yet on a first visit, so they are not part of it.
const SideMenu = lazyPart(async () => (await import('./side-menu.tsx')).SideMenu);
const LocaleSheet = lazyPart(async () => (await import('./locale-sheet.tsx')).LocaleSheet);

/** What opens from the header. It alone is drawn when something opens; the shell stands as it is. */
export function ShellDialogs({ items }: { readonly items: readonly MenuItem[] }) {
  const { locale } = useMarket();
  const { ui, dispatch } = useUI();
  const showsMenu = useOnceTrue(ui.displayMenu);
  const isLocalesOpen = ui.localePopupData?.suggestedLocale === locale;
  const showsLocales = useOnceTrue(isLocalesOpen);
  return (
    <>
      <DialogParts isOpen={ui.displayMenu} onClose={() => dispatch({ type: 'closeMenu' })}>
        {showsMenu && <SideMenu items={items} />}
      </DialogParts>
      <DialogParts isOpen={isLocalesOpen} onClose={() => dispatch({ type: 'closeLocalePopup' })}>
        {showsLocales && <LocaleSheet />}
      </DialogParts>
    </>
  );
}
