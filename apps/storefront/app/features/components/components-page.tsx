import { PageHead } from '../../shared/page-head.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { Actions } from './actions.tsx';
import { Cards } from './cards.tsx';
import styles from './components-page.module.css';
import { Forms } from './forms.tsx';
import { Looks } from './looks.tsx';
import { Sheets } from './sheets.tsx';
import { Telling } from './telling.tsx';
import { WORDS } from './words.ts';

/** The living page of all components: what is changed in one shows here in all its states. */
export function ComponentsPage({ card }: { readonly card: Card | null }) {
  return (
    <div className={`page ${styles['page']}`}>
      <PageHead title={WORDS.title} />
      <div>
        <h1>{WORDS.title}</h1>
        <p>{WORDS.lead}</p>
      </div>
      <Actions />
      <Forms />
      <Telling />
      <Sheets />
      {card && <Cards card={card} />}
      <Looks />
    </div>
  );
}
