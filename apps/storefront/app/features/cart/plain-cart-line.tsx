import { CART_INTENTS, type CheckoutLine } from '@lokke/contract/checkout';
import { isReward } from '@lokke/domain/promotions';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Thumbnail } from '../../ui/picture.tsx';
import styles from './cart-line.module.css';
import { detailsOf, LinePrice, pathOf } from './line-notes.tsx';
import plainStyles from './plain-cart-line.module.css';

/** Shows one line, with a form to change or remove it. */
export function PlainCartLine({ line }: { readonly line: CheckoutLine }) {
  const t = useT('bag', 'noscript');
  const { merchandise } = line;
  if (merchandise === null) return null;
  const { product, image, quantityAvailable, caseQuantity = 1 } = merchandise;
  const { title } = product;
  const isChangeable =
    merchandise.availableForSale &&
    !isReward(line) &&
    line.instructions?.canUpdateQuantity !== false;
  return (
    <li className={styles['line']}>
      {image === null ? <span /> : <Thumbnail {...image} sizes="72px" />}
      <div className={styles['what']}>
        <Link to={pathOf(merchandise)} className={styles['title']}>
          {title}
        </Link>
        <p>{detailsOf(line, merchandise)}</p>
        {caseQuantity > 1 && <p>{t('cart.line.case', { count: caseQuantity })}</p>}
        {!merchandise.availableForSale && (
          <p className={styles['soldOut']}>{t('cart.line.soldOut')}</p>
        )}
        <form method="post" className={plainStyles['form']}>
          <input type="hidden" name="lineId" value={line.id} />
          <input type="hidden" name="variantId" value={merchandise.id} />
          {isChangeable && (
            <>
              <input
                type="number"
                inputMode="numeric"
                name="quantity"
                min={caseQuantity}
                step={caseQuantity}
                max={
                  quantityAvailable !== null && quantityAvailable > 0
                    ? quantityAvailable
                    : undefined
                }
                defaultValue={line.quantity}
                required
                aria-label={t('cart.line.quantity', { title })}
              />
              <Button
                type="submit"
                appearance="secondary"
                name="intent"
                value={CART_INTENTS.change}
              >
                {t('noscript.update')}
              </Button>
            </>
          )}
          {line.instructions?.canRemove !== false && (
            <button
              type="submit"
              // A quantity that cannot be had does not keep its line.
              formNoValidate
              name="intent"
              value={CART_INTENTS.remove}
              className={styles['remove']}
              aria-label={t('cart.line.removeTitle', { title })}
            >
              {t('cart.line.remove')}
            </button>
          )}
        </form>
      </div>
      <div className={styles['price']}>
        <LinePrice line={line} />
      </div>
    </li>
  );
}
