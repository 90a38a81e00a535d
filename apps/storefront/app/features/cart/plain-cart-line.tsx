import { CART_INTENTS, type CheckoutLine } from '@lokke/contract/checkout';
import { parseMoney } from '@lokke/domain/money';
import { isReward } from '@lokke/domain/promotions';
import { DEFAULT_VARIANT_TITLE } from '../../shared/catalogue/shopify-ids.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import { productPathOf } from '../../shared/site/product-path.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cdnThumbnail } from '../../ui/picture-source.ts';
import styles from './cart-line.module.css';
import { isFreeLine } from './line-notes.tsx';
import plainStyles from './plain-cart-line.module.css';

/** Shows one line, with a form to change or remove it. */
export function PlainCartLine({ line }: { readonly line: CheckoutLine }) {
  const t = useT('bag', 'noscript');
  const { merchandise } = line;
  if (merchandise === null) return null;
  const { product, image, quantityAvailable } = merchandise;
  const { title } = product;
  const size = merchandise.title === DEFAULT_VARIANT_TITLE ? null : merchandise.title;
  const isChangeable =
    merchandise.availableForSale &&
    !isReward(line) &&
    line.instructions?.canUpdateQuantity !== false;
  return (
    <li className={styles['line']}>
      {image === null ? (
        <span />
      ) : (
        <Picture
          source={cdnThumbnail(image.url)}
          alt=""
          width={image.width ?? 960}
          height={image.height ?? 1200}
          sizes="72px"
        />
      )}
      <div className={styles['what']}>
        <Link
          to={productPathOf(product.handle, size === null ? null : merchandise.id)}
          className={styles['title']}
        >
          {title}
        </Link>
        <p>{[size, line.sellingPlanName].filter((part) => part !== null).join(' · ')}</p>
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
                min={1}
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
        <strong>
          {isFreeLine(line) ? (
            t('promo.line.free')
          ) : (
            <Price money={parseMoney(line.cost.totalAmount)} />
          )}
        </strong>
      </div>
    </li>
  );
}
