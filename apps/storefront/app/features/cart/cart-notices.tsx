import type { Checkout } from '@lokke/contract/checkout';
import { goneTitles, keyOfLine, noticesFor, unannouncedLines } from '@lokke/domain/cart-snapshot';
import { useEffect } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { useLastSeenCart } from '../../state/cart/use-last-seen-cart.ts';
import { useAnnounce } from '../../ui/live-region.tsx';
import styles from './cart-lines.module.css';
import { useNoticeText } from './use-notice-text.ts';

/** Names what left the bag by itself, and says aloud, once, what became of the lines. */
export function CartNotices({ checkout }: { readonly checkout: Checkout | null }) {
  const t = useT('bag');
  const { memory } = useLastSeenCart();
  const { isBusy } = useCart();
  useToldAloud(checkout);
  // While a change is on its way the lines are not what the memory knows.
  if (isBusy) return null;
  const lines = checkout?.lines.edges.map(({ node }) => node) ?? [];
  return goneTitles(memory, lines).map((title) => (
    <p key={title} className={styles['gone']}>
      {t('cart.news.gone', { title })}
    </p>
  ));
}

function useToldAloud(checkout: Checkout | null): void {
  const { memory, noteTold } = useLastSeenCart();
  const { isBusy } = useCart();
  const announce = useAnnounce();
  const textOf = useNoticeText();

  useEffect(() => {
    if (isBusy || checkout === null) return;
    const lines = checkout.lines.edges.map(({ node }) => node);
    const untold = unannouncedLines(lines, memory);
    if (untold.size === 0) return;
    const sentences = [...untold.keys()].map((line) => {
      const news = noticesFor(line, memory).map(textOf);
      return `${line.merchandise?.product.title ?? ''}: ${news.join(' ')}`;
    });
    announce(sentences.join(' '));
    noteTold(new Map([...untold].map(([line, saying]) => [keyOfLine(line), saying])));
  }, [isBusy, checkout, memory, noteTold, announce, textOf]);
}
