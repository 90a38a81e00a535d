import type { CheckoutLine, CheckoutMerchandise } from '@lokke/contract/checkout';
import { initialOf } from '@lokke/domain/catalogue';
import { parseMoney } from '@lokke/domain/money';
import { isGiftLine, isReward } from '@lokke/domain/promotions';
import { DEFAULT_VARIANT_TITLE } from '../../shared/catalogue/shopify-ids.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Price, PriceBefore } from '../../shared/market/price.tsx';
import { productPathOf } from '../../shared/site/product-path.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cdnThumbnail } from '../../ui/picture-source.ts';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import styles from './cart-line.module.css';
import { isFreeLine, LineNotes } from './line-notes.tsx';

interface CartLineProps {
  readonly line: CheckoutLine;
  readonly merchandise: CheckoutMerchandise;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

export function CartLine({ line, merchandise, onQuantity, onRemove }: CartLineProps) {
  const t = useT('bag');
  const { product, image } = merchandise;
  const { title } = product;
  const path = productPathOf(product.handle, sizeOf(merchandise) === null ? null : merchandise.id);
  const total = parseMoney(line.cost.totalAmount);
  const subtotal = parseMoney(line.cost.subtotalAmount);
  const isFree = isFreeLine(line);
  return (
    <li className={styles['line']}>
      <Link
        to={path}
        tabIndex={-1}
        aria-hidden="true"
        data-initial={image === null ? initialOf(title) : undefined}
      >
        {image !== null && (
          <Picture
            source={cdnThumbnail(image.url)}
            alt=""
            width={image.width ?? 960}
            height={image.height ?? 1200}
            sizes="72px"
          />
        )}
      </Link>
      <div className={styles['what']}>
        <Link to={path} className={styles['title']}>
          {title}
        </Link>
        <p>{detailsOf(line, merchandise)}</p>
        <LineQuantity line={line} merchandise={merchandise} onQuantity={onQuantity} />
        <LineNotes line={line} />
      </div>
      <div className={styles['price']}>
        {total.amountInMinorUnits < subtotal.amountInMinorUnits && (
          <PriceBefore money={subtotal} label={t('cart.line.before')} />
        )}
        <strong>{isFree ? t('promo.line.free') : <Price money={total} />}</strong>
        {line.instructions?.canRemove !== false && (
          <button
            type="button"
            className={styles['remove']}
            aria-label={t('cart.line.removeTitle', { title })}
            onClick={onRemove}
          >
            {t('cart.line.remove')}
          </button>
        )}
      </div>
    </li>
  );
}

function sizeOf({ title }: CheckoutMerchandise): string | null {
  return title === DEFAULT_VARIANT_TITLE ? null : title;
}

function detailsOf(line: CheckoutLine, merchandise: CheckoutMerchandise): string {
  return [sizeOf(merchandise), line.sellingPlanName].filter((part) => part !== null).join(' · ');
}

interface LineQuantityProps {
  readonly line: CheckoutLine;
  readonly merchandise: CheckoutMerchandise;
  readonly onQuantity: (quantity: number) => void;
}

/** A stepper for bought lines, plain text for free ones and for those whose quantity the shop sets. */
function LineQuantity({ line, merchandise, onQuantity }: LineQuantityProps) {
  const t = useT('bag');
  const { title } = merchandise.product;
  const isSoldOut = line.quantity === 0 || !merchandise.availableForSale;
  if (isSoldOut) return <p className={styles['soldOut']}>{t('cart.line.soldOut')}</p>;
  if (isReward(line) || line.instructions?.canUpdateQuantity === false) {
    // That it is free stands at its price.
    const marks = [
      isGiftLine(line) ? t('promo.line.gift') : null,
      line.quantity > 1 ? `${line.quantity} ×` : null,
    ].filter((mark) => mark !== null);
    return marks.length > 0 && <p className={styles['reward']}>{marks.join(' · ')}</p>;
  }
  return (
    <QuantityStepper
      quantity={line.quantity}
      onChange={onQuantity}
      largest={merchandise.quantityAvailable}
      labels={{
        quantity: t('cart.line.quantity', { title }),
        more: t('cart.line.more', { title }),
        fewer: t('cart.line.fewer', { title }),
      }}
    />
  );
}
