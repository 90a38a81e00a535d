import { initialOf } from '@lokke/domain/catalogue';
import { formatShelfPrice, formatUnitPrice } from '@lokke/domain/money';
import { type MouseEvent, memo, useContext, useState } from 'react';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { cdnCard, Picture, PRODUCT_FRAME } from '../../ui/picture.tsx';
import { useT } from '../i18n/messages-provider.tsx';
import { useProductLabels } from '../i18n/use-catalogue-labels.ts';
import { joinFacts } from '../join-facts.ts';
import { useMarket } from '../market/market-provider.tsx';
import { PriceBefore } from '../market/price.tsx';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import { type Card, isQuickToAdd, withSoftHyphens } from './card.ts';
import { CardNoteContext } from './card-note-context.ts';
import { CardRating } from './card-rating.tsx';
import { useCompare } from './compare-context.ts';
import cornerButtonStyles from './corner-button.module.css';
import { rememberPressedCard } from './morph.ts';
import styles from './product-card.module.css';
import { useQuickAdd } from './quick-add-context.ts';

export interface ProductCardProps {
  readonly card: Card;
  readonly sizes: string;
  readonly isPriority?: boolean;
  /** False among bestsellers, where the badge would say nothing. */
  readonly showsBestseller?: boolean;
  /** Routines have landscape pictures. */
  readonly shape?: 'standing' | 'lying';
  /** Must be stable, since the card is memoized. */
  readonly onOpen?: (card: Card) => void;
}

/** Memoized: lists change often, cards hardly. */
export const ProductCard = memo(function ProductCard({
  card,
  sizes,
  isPriority = false,
  showsBestseller = true,
  shape = 'standing',
  onOpen,
}: ProductCardProps) {
  const t = useT();
  const market = useMarket();
  const labels = useProductLabels();
  const Note = useContext(CardNoteContext);
  const to = `/products/${card.handle}`;
  // The second picture loads on hover, so never on phones.
  const [visited, setVisited] = useState<Card | null>(null);
  const { picture, secondPictureUrl, sizes: choice } = card;
  const fills = shape === 'lying' ? 4 / 3 : PRODUCT_FRAME;
  const badge = card.badge === 'bestseller' && !showsBestseller ? null : card.badge;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    rememberPressedCard(event);
    onOpen?.(card);
  };
  const sizeText = choice?.count ? t('listing.sizes', { count: choice.count }) : card.size;

  return (
    <article
      className={styles['card']}
      data-range={card.range ?? undefined}
      data-shape={shape}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setVisited(card)}
    >
      <div
        className={styles['frame']}
        data-initial={picture === null ? initialOf(card.title) : undefined}
      >
        {picture && (
          <Picture
            key={picture.url}
            source={cdnCard(picture.url)}
            // The name follows; the product page has the alt text.
            alt=""
            width={picture.width}
            height={picture.height}
            sizes={sizes}
            fills={fills}
            isPriority={isPriority}
            tint={picture.tint}
          />
        )}
        {visited === card && picture && secondPictureUrl !== null && (
          <div className={styles['wipe']}>
            <Picture
              source={cdnCard(secondPictureUrl)}
              alt=""
              width={picture.width}
              height={picture.height}
              sizes={sizes}
              fills={fills}
            />
          </div>
        )}
        {badge && <p className={styles['badge']}>{t(`listing.badge.${badge}`)}</p>}
      </div>
      <h3>
        <Link to={to} onClick={open}>
          {withSoftHyphens(card.title)}
        </Link>
      </h3>
      <WishlistButton product={{ id: card.id, title: card.title }} className={styles['wishlist']} />
      <CompareToggle card={card} />
      <QuickAddButton card={card} onPress={() => onOpen?.(card)} />
      <p className={styles['type']}>
        {joinFacts([labels.productType(card.productType), card.facts])}
      </p>
      <p className={styles['price']}>
        <span>
          {card.priceBefore && (
            <PriceBefore
              money={card.priceBefore}
              label={t(card.isLowestBefore ? 'price.lowest' : 'listing.before')}
            />
          )}
          <CardPrice card={card} />
          <span className="visually-hidden">, </span>
          <small>{card.isSoldOut ? t('listing.soldOut') : sizeText}</small>
          {card.unitPrice && (
            <>
              <span className="visually-hidden">, </span>
              <small className={styles['unit']}>{formatUnitPrice(card.unitPrice, market)}</small>
            </>
          )}
        </span>
        {card.rating && <CardRating rating={card.rating} />}
      </p>
      {Note !== null && <Note card={card} />}
    </article>
  );
});

/** Chooses a card's product for the comparison; the label is constant, `aria-pressed` changes. */
function CompareToggle({ card: { handle, title } }: { readonly card: Card }) {
  const t = useT();
  const compare = useCompare(handle);
  if (compare === null) return null;
  return (
    <IconButton
      icon="compare"
      label={t('compare.toggle', { title })}
      aria-pressed={compare.isChosen}
      className={cornerButtonStyles['button']}
      onClick={compare.toggle}
    />
  );
}

interface QuickAddButtonProps {
  readonly card: Card;
  readonly onPress: () => void;
}

function QuickAddButton({ card, onPress }: QuickAddButtonProps) {
  const t = useT();
  const quickAdd = useQuickAdd();
  const [isBusy, setIsBusy] = useState(false);
  if (quickAdd === null || !isQuickToAdd(card)) return null;

  const { title, handle, sizes, hasOptions } = card;
  if (hasOptions) {
    return (
      <IconLink
        icon="bag"
        label={t('listing.chooseOptions', { title })}
        to={`/products/${handle}`}
        className={cornerButtonStyles['button']}
        onClick={onPress}
      />
    );
  }
  const press = async () => {
    onPress();
    setIsBusy(true);
    await quickAdd(card);
    setIsBusy(false);
  };
  return (
    <IconButton
      icon="bag"
      label={sizes ? t('listing.chooseSize', { title }) : t('listing.addToBag', { title })}
      aria-haspopup={sizes && 'dialog'}
      aria-disabled={isBusy || undefined}
      className={cornerButtonStyles['button']}
      onClick={() => !isBusy && void press()}
    />
  );
}

/** “from € …” where sizes differ in price. */
export function CardPrice({ card: { price, sizes } }: { readonly card: Card }) {
  const t = useT();
  const market = useMarket();
  if (price === null) return null;
  const written = formatShelfPrice(price, market);
  return <span>{sizes?.isPriceFrom ? t('listing.priceFrom', { price: written }) : written}</span>;
}
