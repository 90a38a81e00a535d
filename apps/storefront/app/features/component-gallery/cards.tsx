import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { WORDS } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

/** A product of the shop as it would stand there in every state. */
export function Cards({ card }: { readonly card: Card }) {
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
