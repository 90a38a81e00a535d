import { type SalonLinkDecision, withoutSalon } from '@lokke/domain/salons';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { type LinkOpened, lookUpLink } from '../../state/salon/look-up-link.ts';
import { useSalon } from '../../state/salon/use-salon.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { useTimedClose } from '../../ui/use-timed-close.ts';
import styles from './linked-salon.module.css';

/** Says what a link with a salon did, and takes the choice back on request. Takes no focus. */
export function LinkedSalonNotice({ opened }: { readonly opened: LinkOpened }) {
  const t = useT('salon');
  const announce = useAnnounce();
  const { choose, remove } = useSalon();
  const [shown, setShown] = useState<SalonLinkDecision | null>(null);
  const close = () => setShown(null);
  useLinkOnce(opened, (decision) => {
    if (decision.kind === 'select') choose(decision.salon);
    const sentence = sentenceOf(decision);
    setShown(sentence === null ? null : decision);
    if (sentence !== null) announce(sentence);
  });

  const sentenceOf = (decision: SalonLinkDecision): string | null => {
    switch (decision.kind) {
      case 'select':
        return t('salon.chosen', { name: decision.salon.salonName });
      case 'keepOwn':
        return t('salon.link.own', { name: decision.salon.salonName });
      case 'unknown':
        // Does not repeat the number: whoever writes a link could have the shop say anything.
        return t('salon.link.unknown');
      case 'stay':
        return null;
    }
  };
  if (shown === null) return null;
  const decline = (before: Extract<SalonLinkDecision, { kind: 'select' }>['before']) => {
    if (before === null) remove();
    else choose(before);
    announce(
      before === null ? t('salon.link.declined') : t('salon.chosen', { name: before.salonName }),
    );
    close();
  };
  return (
    <Card label={t(shown.kind === 'unknown' ? 'salon.list' : 'salon.isChosen')} onClose={close}>
      <div>
        <p>{sentenceOf(shown)}</p>
        {shown.kind === 'select' && (
          <Button appearance="plain" onClick={() => decline(shown.before)}>
            {t('salon.link.decline')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface CardProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Card({ label, onClose, children }: CardProps) {
  const t = useT('salon');
  const place = useRef<HTMLElement>(null);
  useTimedClose(place, { onOver: onClose });
  return (
    <aside ref={place} className={styles['card']} data-bottom-fixed="" aria-label={label}>
      {children}
      <IconButton icon="close" label={t('shell.close')} onClick={onClose} />
    </aside>
  );
}

/** Looks a link's salon up, and takes it out of the address once its answer is known. */
function useLinkOnce(opened: LinkOpened, onDecision: (decision: SalonLinkDecision) => void) {
  const market = useMarket();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const use = useEffectEvent((decision: SalonLinkDecision) => {
    const address = { pathname, search: withoutSalon(search), hash };
    // The page is the same without it: nothing is asked for again, which a slow server would make the address wait for.
    const stay = { preventScrollReset: true, defaultShouldRevalidate: false };
    void navigate(address, { replace: true, ...stay });
    onDecision(decision);
  });
  useEffect(() => {
    let isCurrent = true;
    void lookUpLink(market, opened.salonNo).then((decision) => {
      if (isCurrent && decision !== null) use(decision);
    });
    return () => {
      isCurrent = false;
    };
  }, [market, opened]);
}
