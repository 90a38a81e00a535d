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
import { RANGES, SAMPLES, SIDES } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

/** Gallery of all components in all their states. */
export function ComponentGalleryPage({ card }: { readonly card: Card | null }) {
  return (
    <div className={`page ${styles['page']}`}>
      <PageHead title={SAMPLES.title} />
      <div>
        <h1>{SAMPLES.title}</h1>
        <p>{SAMPLES.lead}</p>
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

/** A product card in every state. */
function Cards({ card }: { readonly card: Card }) {
  const { handle, price } = card;
  const states = [
    card,
    { ...card, badge: 'new', isSoldOut: true, rating: null },
    { ...card, priceBefore: price, badge: 'bestseller' },
    { ...card, title: SAMPLES.longName, badge: 'professional-only' },
    { ...card, title: SAMPLES.longWord, picture: null },
    { ...card, price: null, size: null, rating: null },
  ] satisfies readonly Card[];
  const shown = states.map(
    (state, index): Card => ({ ...state, handle: `${handle}?state=${index}` }),
  );
  return (
    <Specimen name={SAMPLES.cards} layout="wide">
      <ProductGrid cards={[...shown, 'coming']} />
    </Specimen>
  );
}

function ColoursAndType() {
  return (
    <>
      <Specimen name={SAMPLES.ranges} layout="grid">
        {RANGES.map((range) => (
          <div key={range} data-range={range} className={styles['range']}>
            <h3 className={styles['onDeep']}>{range}</h3>
            <p>{SAMPLES.sentence}</p>
            <p className={styles['tint']}>{SAMPLES.sentence}</p>
            <p className={styles['deep']}>{SAMPLES.sentence}</p>
          </div>
        ))}
      </Specimen>
      <Specimen name={SAMPLES.type} layout="column">
        <p className={styles['display']}>{SAMPLES.headline}</p>
        <h3>{SAMPLES.headline}</h3>
        <p>{SAMPLES.sentence}</p>
        <p className={styles['micro']}>{SAMPLES.sentence}</p>
        <p lang="de">{SAMPLES.longWord}</p>
      </Specimen>
    </>
  );
}

function Sheets() {
  const [open, setOpen] = useState<(typeof SIDES)[number] | null>(null);
  return (
    <Specimen name={SAMPLES.sheets}>
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
          closeLabel={SAMPLES.close}
        >
          <p>{SAMPLES.sentence}</p>
        </Sheet>
      ))}
    </Specimen>
  );
}
