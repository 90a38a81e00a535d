import type { ProductRowModule } from '@lokke/contract/ports';
import { useItemList } from '../../shared/measurement/use-item-list.ts';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductCard } from '../../shared/product-card/product-card.tsx';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { Link } from '../../ui/link.tsx';
import { Actions } from './actions.tsx';
import rowStyles from './lying-row.module.css';
import styles from './module-list.module.css';

const SIZES = '(min-width: 1440px) 440px, (min-width: 768px) 31vw, 82vw';

interface ProductRowProps {
  readonly module: ProductRowModule;
  readonly cards: readonly Card[];
  readonly total: number | null;
}

export function ProductRow({ module, cards, total }: ProductRowProps) {
  const { title, link, isHorizontal, actions } = module;
  return (
    <section className="page">
      <div className={styles['heading']}>
        <h2>{title}</h2>
        {link && <Link to={link.href}>{link.title.replaceAll('{count}', `${total ?? ''}`)}</Link>}
      </div>
      {isHorizontal ? <ScrollRow cards={cards} /> : <ProductGrid cards={cards} />}
      {actions.length > 0 && (
        <div className={rowStyles['actions']}>
          <Actions actions={actions} firstLook="secondary" />
        </div>
      )}
    </section>
  );
}

function ScrollRow({ cards }: { readonly cards: readonly Card[] }) {
  const open = useItemList(cards);
  return (
    <ul className={rowStyles['row']}>
      {cards.map((card) => (
        <li key={card.handle}>
          <ProductCard card={card} sizes={SIZES} shape="lying" onOpen={open} />
        </li>
      ))}
    </ul>
  );
}
