import type { MenuItem } from '@lokke/contract/ports';
import { useState } from 'react';
import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';

// Loaded on first open.
const SideMenu = lazyWithMessages(['menu'], async () => (await import('./side-menu.tsx')).SideMenu);
const LocaleSheet = lazyWithRetry(async () => (await import('./locale-sheet.tsx')).LocaleSheet);

/** Dialogs opened from the header; apart, so that the shell does not render with them. */
export function ShellDialogs({ items }: { readonly items: readonly MenuItem[] }) {
  const { locale } = useMarket();
  const { ui, dispatch } = useUI();
  const showsMenu = useHasBeenTrue(ui.displayMenuDrawer);
  const isLocalesOpen = ui.localePopupData?.suggestedLocale === locale;
  const showsLocales = useHasBeenTrue(isLocalesOpen);
  return (
    <>
      <DialogChunk
        isOpen={ui.displayMenuDrawer}
        onClose={() => dispatch({ type: 'closeMenuDrawer' })}
      >
        {showsMenu && <SideMenu items={items} />}
      </DialogChunk>
      <DialogChunk isOpen={isLocalesOpen} onClose={() => dispatch({ type: 'closeLocalePopup' })}>
        {showsLocales && <LocaleSheet />}
      </DialogChunk>
    </>
  );
}

/** True once the condition has held: what was opened stays mounted for its closing transition. */
function useHasBeenTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return condition || wasTrue;
}
