import type { Checkout, CheckoutLine, CheckoutMerchandise } from '@lokke/contract/checkout';
import { initialOf } from '@lokke/domain/catalogue';
import { isGiftLine, isReward } from '@lokke/domain/promotions';
import { useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { joinFacts } from '../../shared/join-facts.ts';
import { linesOf, provisionalIdOf } from '../../state/cart/provisional-line.ts';
import { Link } from '../../ui/link.tsx';
import { Thumbnail } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import cartLineStyles from './cart-line.module.css';
import styles from './cart-lines.module.css';
import { detailsOf, LineNotes, LinePrice, pathOf } from './line-notes.tsx';
import { useLineActions } from './use-line-actions.ts';

export function CartLines({ checkout }: { readonly checkout: Checkout }) {
  const t = useT('bag');
  const list = useRef<HTMLUListElement>(null);
  const { changeQuantity, remove, errorMessage } = useLineActions();
  const lines = linesOf(checkout);
  const keys = lastingKeys(lines);

  const removeLine = (line: CheckoutLine) => {
    // The focused button is removed with its line: the list takes the focus, or its container if the list empties.
    const others = lines.filter((other) => other !== line && !isReward(other));
    if (others.length > 0) list.current?.focus();
    else restoreFocus(list.current);
    void remove(line);
  };

  return (
    <>
      {errorMessage !== null && <p className={styles['refusal']}>{errorMessage}</p>}
      <ul ref={list} tabIndex={-1} className={styles['lines']} aria-label={t('cart.lines')}>
        {lines.map(
          (line, at) =>
            line.merchandise !== null && (
              <CartLine
                key={keys[at]}
                line={line}
                merchandise={line.merchandise}
                onQuantity={(quantity) => void changeQuantity(line, quantity)}
                onRemove={() => removeLine(line)}
              />
            ),
        )}
      </ul>
    </>
  );
}

/** Outlasts the naming of a line by the platform: its elements keep the focus, and a press that began on them. */
function lastingKeys(lines: readonly CheckoutLine[]): readonly string[] {
  const names = lines.map(provisionalIdOf);
  return names.map((name, at) => (names.indexOf(name) === at ? name : `${name} ${at}`));
}

interface CartLineProps {
  readonly line: CheckoutLine;
  readonly merchandise: CheckoutMerchandise;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function CartLine({ line, merchandise, onQuantity, onRemove }: CartLineProps) {
  const t = useT('bag');
  const { product, image } = merchandise;
  const { title } = product;
  const path = pathOf(merchandise);
  return (
    <li className={cartLineStyles['line']}>
      <Link
        to={path}
        tabIndex={-1}
        aria-hidden="true"
        data-initial={image === null ? initialOf(title) : undefined}
      >
        {image !== null && <Thumbnail {...image} sizes="72px" />}
      </Link>
      <div className={cartLineStyles['what']}>
        <Link to={path} className={cartLineStyles['title']}>
          {title}
        </Link>
        <p>{detailsOf(line, merchandise)}</p>
        <LineQuantity line={line} merchandise={merchandise} onQuantity={onQuantity} />
        <LineNotes line={line} />
      </div>
      <div className={cartLineStyles['price']}>
        <LinePrice line={line} />
        {line.instructions?.canRemove !== false && (
          <button
            type="button"
            className={cartLineStyles['remove']}
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
  if (isSoldOut) return <p className={cartLineStyles['soldOut']}>{t('cart.line.soldOut')}</p>;
  if (isReward(line) || line.instructions?.canUpdateQuantity === false) {
    const marks = joinFacts([
      isGiftLine(line) && t('promo.line.gift'),
      line.quantity > 1 && `${line.quantity} ×`,
    ]);
    return marks !== '' && <p className={cartLineStyles['reward']}>{marks}</p>;
  }
  const { caseQuantity = 1, quantityAvailable } = merchandise;
  return (
    <>
      <QuantityStepper
        quantity={line.quantity}
        onChange={onQuantity}
        largest={quantityAvailable}
        step={caseQuantity}
        labels={{
          quantity: t('cart.line.quantity', { title }),
          more: t('cart.line.more', { title }),
          fewer: t('cart.line.fewer', { title }),
        }}
      />
      {caseQuantity > 1 && <p>{t('cart.line.case', { count: caseQuantity })}</p>}
    </>
  );
}
