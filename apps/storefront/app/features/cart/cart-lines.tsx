import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import { isReward } from '@lokke/domain/promotions';
import { useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import { useLineActions } from './use-line-actions.ts';

export function CartLines({ checkout }: { readonly checkout: Checkout }) {
  const t = useT('bag');
  const list = useRef<HTMLUListElement>(null);
  const { changeQuantity, remove, errorMessage } = useLineActions();

  const removeLine = (line: CheckoutLine) => {
    // The focused button is removed with its line: the list takes the focus, or its container if the list empties.
    const others = checkout.lines.edges.filter(({ node }) => node !== line && !isReward(node));
    if (others.length > 0) list.current?.focus();
    else restoreFocus(list.current);
    void remove(line);
  };

  return (
    <>
      {errorMessage !== null && <p className={styles['refusal']}>{errorMessage}</p>}
      <ul ref={list} tabIndex={-1} className={styles['lines']} aria-label={t('cart.lines')}>
        {checkout.lines.edges.map(
          ({ node }) =>
            node.merchandise !== null && (
              <CartLine
                key={node.id}
                line={node}
                merchandise={node.merchandise}
                onQuantity={(quantity) => void changeQuantity(node, quantity)}
                onRemove={() => removeLine(node)}
              />
            ),
        )}
      </ul>
    </>
  );
}
