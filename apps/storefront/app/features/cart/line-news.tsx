import type { CheckoutLine } from '@lokke/contract/checkout';
import { newsOf } from '@lokke/domain/bag-memory';
import { useBagMemory } from '../../state/cart/use-bag-memory.ts';
import styles from './cart-line.module.css';
import { useNewsText } from './use-news-text.ts';

/** What became of a line since it was put in the bag. Of a sold-out one its quantity tells. */
export function LineNewsNotes({ line }: { readonly line: CheckoutLine }) {
  const { memory } = useBagMemory();
  const textOf = useNewsText();
  return newsOf(line, memory)
    .filter(({ kind }) => kind !== 'sold-out')
    .map((news) => (
      <p key={news.kind} className={styles['news']}>
        {textOf(news)}
      </p>
    ));
}
