import { isReward } from '@lokke/domain/promotions';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { isCartPage } from '../../state/cart/use-cart-mutations.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { type FreeItemState, useFreeItemState } from '../../state/promotions/cart-progress.ts';
import { useSalon } from '../../state/salon/use-salon.ts';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import type { StoredValue } from '../../state/storage/stored-values.ts';
import { marketValues, sharedValues } from '../../state/storage/stored-values.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { useTimedClose } from '../../ui/use-timed-close.ts';
import styles from './popup-card.module.css';

/** Each shows when its condition holds, until it is closed or has been seen, once a session. */
export function PopupCards() {
  const { popups, settings, freeItem } = useGlobalModules().promotions;
  const progress = useFreeItemState();
  const getsFreeOfASalon = useGetsFreeOfASalon();
  const { freeTravelSize, noKickbackFee } = popups;
  // Codes and total stand where the corner would be, and the meter says what is missing for the free item.
  const isInPage = isCartPage(useLocation().pathname);
  return (
    <div
      className={isInPage ? `page ${styles['placed']}` : styles['corner']}
      {...(!isInPage && { 'data-bottom-fixed': '' })}
    >
      {!isInPage && freeTravelSize && freeItem !== null && isInProgress(progress) && (
        <PopupCard
          title={freeTravelSize.title}
          closed={sharedValues.isFreeTravelSizePopupClosed}
          text={fillIn(freeTravelSize.text, {
            count: `${settings.threshold}`,
            title: freeItem.product.title,
          })}
        />
      )}
      {noKickbackFee && getsFreeOfASalon && (
        <PopupCard
          title={noKickbackFee.title}
          closed={sharedValues.isNoKickbackFeePopupClosed}
          text={noKickbackFee.text}
        />
      )}
    </div>
  );
}

function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}

function isInProgress(progress: FreeItemState | null): boolean {
  return progress?.kind === 'collecting' && progress.counted > 0;
}

/** Free item or gift in the cart of a visitor with an affiliated salon. */
function useGetsFreeOfASalon(): boolean {
  const market = useMarket();
  const { checkout } = useCart();
  const { salon } = useSalon();
  const hasSalon = salon !== null || readStored(marketValues.customerSalonNo(market)) !== null;
  return hasSalon && (checkout?.lines.edges.some(({ node }) => isReward(node)) ?? false);
}

interface PopupCardProps {
  readonly title: string;
  /** Session flag. */
  readonly closed: StoredValue<boolean>;
  readonly text: string;
}

/** Non-modal: takes no focus. */
function PopupCard({ closed, ...shown }: PopupCardProps) {
  const [isClosed, setIsClosed] = useState(() => readStored(closed) ?? false);
  const close = () => {
    writeStored(closed, true);
    setIsClosed(true);
  };
  return !isClosed && <OpenCard {...shown} onClose={close} />;
}

interface OpenCardProps extends Pick<PopupCardProps, 'title' | 'text'> {
  readonly onClose: () => void;
}

function OpenCard({ title, text, onClose }: OpenCardProps) {
  const t = useT('promotions');
  const announce = useAnnounce();
  const place = useRef<HTMLElement>(null);
  useTimedClose(place, { onSeen: () => announce(`${title}. ${text}`), onOver: onClose });
  return (
    <section ref={place} className={styles['card']} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <IconButton icon="close" label={t('promo.popup.close')} onClick={onClose} />
    </section>
  );
}
