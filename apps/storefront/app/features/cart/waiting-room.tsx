import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { usePigment } from '../../shared/site/use-pigment.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import styles from './cart-page.module.css';

/** Interval at which the page says anew how long it takes. */
const LOOK_EVERY_IN_S = 30;

interface WaitingRoomProps {
  /** Renewed by each look. */
  readonly waited: { readonly seconds: number };
}

/** Line in front of the checkout: says how long it takes, and leads on by itself. */
export function WaitingRoom({ waited }: WaitingRoomProps) {
  const t = useT('queue');
  const range = usePigment('cart');
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const announce = useAnnounce();
  useEffect(() => {
    const seconds = Math.min(waited.seconds, LOOK_EVERY_IN_S);
    const timer = setTimeout(revalidate, seconds * 1000);
    return () => clearTimeout(timer);
  }, [waited, revalidate]);
  const minutes = Math.ceil(waited.seconds / 60);
  const text = minutes > 1 ? t('queue.minutes', { minutes }) : t('queue.soon');
  useEffect(() => announce(text), [announce, text]);
  return (
    <div className={styles['page']}>
      <PageTitle title={t('queue.title')} isHidden />
      <EmptyState range={range} text={text}>
        <noscript>
          <ButtonLink to={pathname + search}>{t('queue.look')}</ButtonLink>
        </noscript>
        <ButtonLink to="/cart" appearance="secondary">
          {t('queue.back')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
