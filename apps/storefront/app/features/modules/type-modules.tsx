import type { BannerModule, RangeTilesModule } from '@lokke/contract/ports';
import { initialOf } from '@lokke/domain/catalogue';
import type { PointerEvent } from 'react';
import { useItemList } from '../../shared/measurement/use-item-list.ts';
import { ProductCard } from '../../shared/product-card/product-card.tsx';
import { Link } from '../../ui/link.tsx';
import { cdnCard, Picture } from '../../ui/picture.tsx';
import { Actions } from './actions.tsx';
import type { Lead } from './load-rows.ts';

// Styles: app/styles/type.css, which only such a brand loads.

const LEAD_SIZES = '(min-width: 1440px) 440px, (min-width: 768px) 31vw, 92vw';
const SECOND_SIZES = '(min-width: 1440px) 210px, (min-width: 768px) 15vw, 46vw';

interface TypeHeroProps {
  readonly module: BannerModule;
  readonly lead: Lead;
}

/** The first screen of a shop without photographs of its own: its words, and the products that are shown best. */
export function TypeHero({ module: { title, text, actions }, lead }: TypeHeroProps) {
  const { cards } = lead;
  const open = useItemList(cards);
  return (
    <section className="page type-hero" data-count={cards.length}>
      <div className="type-hero-words">
        <h1>{title}</h1>
        {text !== null && <p>{text}</p>}
        {actions.length > 0 && (
          <div>
            <Actions actions={actions} />
          </div>
        )}
      </div>
      {cards.length > 0 && (
        <>
          <h2 className="visually-hidden">{lead.title}</h2>
          <ul>
            {cards.map((card, index) => (
              <li key={card.handle}>
                <ProductCard
                  card={card}
                  sizes={index === 0 ? LEAD_SIZES : SECOND_SIZES}
                  isPriority={index === 0}
                  onOpen={open}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Collections as a list of names; the picture of one follows the pointer, or stands beside on a phone. */
export function CollectionNames({
  module: { title, ranges },
}: {
  readonly module: RangeTilesModule;
}) {
  return (
    <section className="page collection-names">
      <h2>{title}</h2>
      <ul onPointerMove={followPointer}>
        {ranges.map(({ handle, title: name, picture }) => (
          <li key={handle}>
            <h3>
              <Link to={`/range/${handle}`}>{name}</Link>
            </h3>
            <div data-initial={picture ? undefined : initialOf(name)}>
              {picture && (
                <Picture source={cdnCard(picture)} alt="" width={640} height={800} sizes="240px" />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Straight to the style, since a render per move would be too many. */
function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLUListElement>): void {
  const { left, top } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--pointer-x', `${clientX - left}px`);
  currentTarget.style.setProperty('--pointer-y', `${clientY - top}px`);
}
