import type { Checkout } from '@lokke/contract/checkout';
import { goneLines, keyOfLine, noticesFor, unannouncedLines } from '@lokke/domain/cart-snapshot';
import { useEffect } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCart, useLastSeenCart } from '../../state/cart/use-cart.ts';
import { useAnnounce } from '../../ui/live-region.tsx';
import { useAnnouncedChange } from '../../ui/use-announced-change.ts';
import styles from './cart-lines.module.css';
import { CartWarningsSlot } from './cart-warnings-slot.tsx';
import { useNoticeText } from './line-notes.tsx';

/** Names lines that left the cart by themselves, says what the shop remarks, and announces changes of others once. */
export function CartNotices({ checkout }: { readonly checkout: Checkout | null }) {
  const t = useT('bag');
  const { lastSeen } = useLastSeenCart();
  const { isBusy, isKept, isResending } = useCart();
  const announce = useAnnounce();
  useAnnounceNotices(checkout);
  useAnnouncedChange(isKept ? '' : t('cart.unkept'));
  const lines = checkout?.lines.edges.map(({ node }) => node) ?? [];
  // Avoids false notices: during a change the lines and the last seen cart differ.
  const gone = isBusy || isResending ? [] : goneLines(lastSeen, lines);
  const texts = new Set(
    gone.map(({ title, isSoldOnce }) =>
      t(isSoldOnce ? 'cart.news.once' : 'cart.news.gone', { title }),
    ),
  );
  useAnnouncedChange([...texts].join(' '));
  useEffect(() => {
    if (isResending) announce(t('cart.resending'));
  }, [isResending, announce, t]);
  if (isResending) return <p className={styles['gone']}>{t('cart.resending')}</p>;
  if (isBusy) return null;
  return (
    <>
      {!isKept && <p className={styles['gone']}>{t('cart.unkept')}</p>}
      {[...texts].map((text) => (
        <p key={text} className={styles['gone']}>
          {text}
        </p>
      ))}
      <CartWarningsSlot warnings={checkout?.warnings ?? []} />
    </>
  );
}

function useAnnounceNotices(checkout: Checkout | null): void {
  const { lastSeen, saveAnnounced } = useLastSeenCart();
  const { isBusy } = useCart();
  const announce = useAnnounce();
  const t = useT();
  const textOf = useNoticeText();

  useEffect(() => {
    if (isBusy || checkout === null) return;
    const lines = checkout.lines.edges.map(({ node }) => node);
    const unannounced = unannouncedLines(lines, lastSeen);
    if (unannounced.size === 0) return;
    const messages = [...unannounced.keys()].map((line) => {
      const text = noticesFor(line, lastSeen).map(textOf).join(' ');
      return t('shell.pair', { label: line.merchandise?.product.title ?? '', text });
    });
    announce(messages.join(' '));
    saveAnnounced(new Map([...unannounced].map(([line, text]) => [keyOfLine(line), text])));
  }, [isBusy, checkout, lastSeen, saveAnnounced, announce, t, textOf]);
}
