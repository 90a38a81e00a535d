import { PageHead } from '../../shared/page-head.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { Actions } from './actions.tsx';
import { Cards } from './cards.tsx';
import { ColoursAndType } from './colours-and-type.tsx';
import styles from './component-gallery-page.module.css';
import { Feedback } from './feedback.tsx';
import { Forms } from './forms.tsx';
import { WORDS } from './sample-texts.ts';
import { Sheets } from './sheets.tsx';

/** The living page of all components: what is changed in one shows here in all its states. */
export function ComponentGalleryPage({ card }: { readonly card: Card | null }) {
  return (
    <div className={`page ${styles['page']}`}>
      <PageHead title={WORDS.title} />
      <div>
        <h1>{WORDS.title}</h1>
        <p>{WORDS.lead}</p>
      </div>
      <Actions />
      <Forms />
      <Feedback />
      <Sheets />
      {card && <Cards card={card} />}
      <ColoursAndType />
    </div>
  );
}
