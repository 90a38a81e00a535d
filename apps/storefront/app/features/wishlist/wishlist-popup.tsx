import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';

const WishlistSheet = lazyWithMessages(
  ['wishlist'],
  async () => (await import('./wishlist-sheet.tsx')).WishlistSheet,
);

/** Wishlist confirmation popup (spec §2), loaded on first use. */
export function WishlistPopup() {
  const { ui, dispatch } = useUI();
  const isOpen = ui.displayConfirmWishlistPopup;
  return (
    <DialogChunk isOpen={isOpen} onClose={() => dispatch({ type: 'closeConfirmWishlistPopup' })}>
      <WishlistSheet />
    </DialogChunk>
  );
}
