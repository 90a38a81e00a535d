import { useState } from 'react';
import { PageHead } from '../../shared/page-head.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Actions } from './actions.tsx';
import styles from './component-gallery-page.module.css';
import { Feedback } from './feedback.tsx';
import { Forms } from './forms.tsx';
import { RANGES, SIDES, WORDS } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

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

/** A product of the shop as it would stand there in every state. */
function Cards({ card }: { readonly card: Card }) {
  const { handle, price } = card;
  const states = [
    card,
    { ...card, badge: 'new', isSoldOut: true, rating: null },
    { ...card, priceBefore: price, badge: 'bestseller' },
    { ...card, title: WORDS.longName, badge: 'professional-only' },
    { ...card, title: WORDS.longWord, picture: null },
    { ...card, price: null, size: null, rating: null },
  ] satisfies readonly Card[];
  // Each leads to the same product, by an address of its own.
  const shown = states.map(
    (state, index): Card => ({ ...state, handle: `${handle}?state=${index}` }),
  );
  return (
    <Specimen name={WORDS.cards} layout="wide">
      <ProductGrid cards={[...shown, 'coming']} morphs={false} />
    </Specimen>
  );
}

/** The pigments, and the type that stands on them. */
function ColoursAndType() {
  return (
    <>
      <Specimen name={WORDS.ranges} layout="grid">
        {RANGES.map((range) => (
          <div key={range} data-range={range} className={styles['range']}>
            <h3 className={styles['onDeep']}>{range}</h3>
            <p>{WORDS.sentence}</p>
            <p className={styles['tint']}>{WORDS.sentence}</p>
            <p className={styles['deep']}>{WORDS.sentence}</p>
          </div>
        ))}
      </Specimen>
      <Specimen name={WORDS.type} layout="column">
        <p className={styles['display']}>{WORDS.headline}</p>
        <h3>{WORDS.headline}</h3>
        <p>{WORDS.sentence}</p>
        <p className={styles['micro']}>{WORDS.sentence}</p>
        <p lang="de">{WORDS.longWord}</p>
      </Specimen>
    </>
  );
}

function Sheets() {
  const [open, setOpen] = useState<(typeof SIDES)[number] | null>(null);
  return (
    <Specimen name={WORDS.sheets}>
      {SIDES.map((side) => (
        <Button key={side} appearance="secondary" onClick={() => setOpen(side)}>
          {side}
        </Button>
      ))}
      {SIDES.map((side) => (
        <Sheet
          key={side}
          isOpen={open === side}
          onClose={() => setOpen(null)}
          side={side}
          title={side}
          closeLabel={WORDS.close}
        >
          <p>{WORDS.sentence}</p>
        </Sheet>
      ))}
    </Specimen>
  );
}
