import { useState } from 'react';
import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { DialogParts } from '../../shared/part/parts.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';

const WishlistSheet = lazyWithTexts(
  ['wishlist'],
  async () => (await import('./wishlist-sheet.tsx')).WishlistSheet,
);

/** The wishlist confirmation popup (spec §2), loaded when it is first needed. */
export function WishlistPopup() {
  const { ui, dispatch } = useUI();
  const isOpen = ui.displayConfirmWishlistPopup;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <DialogParts isOpen={isOpen} onClose={() => dispatch({ type: 'closeConfirmWishlistPopup' })}>
      {wasOpen && <WishlistSheet />}
    </DialogParts>
  );
}
