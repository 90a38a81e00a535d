import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';

const WishlistSheet = lazyWithTexts(
  ['wishlist'],
  async () => (await import('./wishlist-sheet.tsx')).WishlistSheet,
);

/** The wishlist confirmation popup (spec §2), loaded when it is first needed. */
export function WishlistPopup() {
  const { ui } = useUI();
  const isOpen = ui.displayConfirmWishlistPopup;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen && <WishlistSheet />}</Suspense>;
}
