import { lazy, Suspense, useState } from 'react';
import { useUI } from '../../state/ui/ui-provider.tsx';

const WishlistSheet = lazy(async () => ({
  default: (await import('./wishlist-sheet.tsx')).WishlistSheet,
}));

/** The wishlist confirmation popup (spec §2), loaded when it is first needed. */
export function WishlistPopup() {
  const { ui } = useUI();
  const isOpen = ui.displayConfirmWishlistPopup;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen && <WishlistSheet />}</Suspense>;
}
