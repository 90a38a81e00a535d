import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './wishlist-sheet.module.css';

/** Tells visitors without login where the wishlist is stored. */
export function WishlistSheet() {
  const t = useT('wishlist');
  const { ui, dispatch } = useUI();
  const { confirmWishlistData } = ui;
  const [lastTitle, setLastTitle] = useState('');
  const title = confirmWishlistData?.productTitle ?? lastTitle;
  // Keeps the text during the closing transition.
  if (title !== lastTitle) setLastTitle(title);
  const close = () => dispatch({ type: 'closeConfirmWishlistPopup' });
  return (
    <Sheet
      isOpen={ui.displayConfirmWishlistPopup}
      onClose={close}
      side="bottom"
      title={t('wishlist.title')}
      closeLabel={t('shell.close')}
    >
      <div className={styles['content']}>
        <p>
          {t('wishlist.added', { title })} {t('wishlist.device')}
        </p>
        <div className={styles['ways']}>
          <ButtonLink to="/account/login" onClick={close}>
            {t('wishlist.login')}
          </ButtonLink>
          <ButtonLink appearance="secondary" to="/wishlist" onClick={close}>
            {t('wishlist.confirm.see')}
          </ButtonLink>
        </div>
      </div>
    </Sheet>
  );
}
