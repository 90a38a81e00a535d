import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { BagNews } from './bag-news.tsx';

export function EmptyCart({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useT('bag');
  return (
    <>
      <BagNews checkout={null} />
      <EmptyShelf text={t('cart.empty')}>
        <ButtonLink to="/shop" onClick={onLeave}>
          {t('cart.empty.action')}
        </ButtonLink>
      </EmptyShelf>
    </>
  );
}
