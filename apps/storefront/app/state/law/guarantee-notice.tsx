import type { Language } from '@lokke/domain/markets';
import { useId } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';
import styles from './guarantee-notice.module.css';

/** Page of the EU to which the code in the notice leads. */
const RIGHTS = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index';
const LANGUAGE_OF_RIGHTS: Readonly<Partial<Record<Language, string>>> = { nb: 'en' };

interface GuaranteeNoticeProps {
  /** Goods sold here, and gift cards, which cannot fail to conform; null for a product no longer known. */
  readonly goods: readonly ({ readonly isGiftCard?: true | undefined } | null)[];
}

/**
 * Notice on the legal guarantee before an order (Regulation (EU) 2025/1960). The official picture may not be drawn
 * again or set as text, so that it comes from the brand's folder; until it is there, a sentence stands in its place.
 */
export function GuaranteeNotice({ goods }: GuaranteeNoticeProps) {
  const t = useT('law');
  const titleId = useId();
  const { language } = useMarket();
  const { guarantee } = useGlobalModules().law;
  if (guarantee === null || goods.every((sold) => sold?.isGiftCard)) return null;
  const { picture, years, commercial } = guarantee;
  const text = t('law.guarantee.text', { years });
  return (
    <section className={styles['notice']} aria-labelledby={titleId}>
      <h2 id={titleId} className={picture ? 'visually-hidden' : undefined}>
        {t('law.guarantee')}
      </h2>
      {picture ? (
        <img
          src={picture.href}
          alt={text}
          width={picture.widthInPx}
          height={picture.heightInPx}
          loading="lazy"
        />
      ) : (
        <p>{text}</p>
      )}
      <a href={`${RIGHTS}_${LANGUAGE_OF_RIGHTS[language] ?? language}.htm`}>
        {t('law.guarantee.rights')}
      </a>
      {commercial !== null && (
        <p>
          <strong>{t('law.guarantee.commercial')}</strong>
          <br />
          {commercial}
        </p>
      )}
    </section>
  );
}
