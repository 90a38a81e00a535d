import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import { useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import { useCartChanges } from './use-cart-changes.ts';

export function CartLines({ checkout }: { readonly checkout: Checkout }) {
  const t = useT('bag');
  const list = useRef<HTMLUListElement>(null);
  const { changeQuantity, remove, refusal } = useCartChanges();

  const removeLine = (line: CheckoutLine) => {
    // The button that had focus goes with its line: the list takes the focus over.
    list.current?.focus();
    void remove(line);
  };

  return (
    <>
      {refusal !== null && <p className={styles['refusal']}>{refusal}</p>}
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
