import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useItemList } from '../../shared/measurement/use-item-list.ts';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductCard } from '../../shared/product-card/product-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './home-page.module.css';
import rowStyles from './routines.module.css';

const SIZES = '(min-width: 1440px) 440px, (min-width: 768px) 31vw, 82vw';

export function Routines({ cards }: { readonly cards: readonly Card[] }) {
  const t = useT('home');
  const open = useItemList(cards);
  return (
    <section className="page">
      <div className={styles['heading']}>
        <h2>{t('home.routines.title')}</h2>
        <Link to="/range/bundles">{t('home.routines.all')}</Link>
      </div>
      <ul className={rowStyles['row']}>
        {cards.map((card, index) => (
          <li key={card.handle}>
            <ProductCard card={card} sizes={SIZES} shape="lying" onOpen={() => open(card, index)} />
          </li>
        ))}
      </ul>
      <ButtonLink look="secondary" to="/routine" className={rowStyles['build']}>
        {t('home.routines.build')}
      </ButtonLink>
    </section>
  );
}
