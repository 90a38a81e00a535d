import type { CheckoutLine } from '@lokke/contract/checkout';
import { newsOf } from '@lokke/domain/bag-memory';
import { useLastSeenCart } from '../../state/cart/use-last-seen-cart.ts';
import styles from './cart-line.module.css';
import { useNoticeText } from './use-notice-text.ts';

/** What became of a line since it was put in the bag. Of a sold-out one its quantity tells. */
export function LineNotices({ line }: { readonly line: CheckoutLine }) {
  const { memory } = useLastSeenCart();
  const textOf = useNoticeText();
  return newsOf(line, memory)
    .filter(({ kind }) => kind !== 'sold-out')
    .map((news) => (
      <p key={news.kind} className={styles['news']}>
        {textOf(news)}
      </p>
    ));
}
