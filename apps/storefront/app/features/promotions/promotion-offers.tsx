import {
  freeItemOffers,
  giftOffers,
  type NearOffer,
  nearOffers,
  type Offer,
} from '@lokke/domain/discounts';
import { formatShelfPrice } from '@lokke/domain/money';
import { type FormEvent, useEffect, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useAutomaticDiscounts } from '../../state/promotions/use-automatic-discounts.ts';
import { Button } from '../../ui/button.tsx';
import { Thumbnail } from '../../ui/picture.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import styles from './gift-chooser.module.css';
import offerChooserStyles from './offer-chooser.module.css';
import { useReward } from './use-reward.ts';

interface PromotionOffersProps {
  /** Called when the offers are known. */
  readonly onKnown?: () => void;
}

/** Earned but unchosen rewards (spec §4). */
export function PromotionOffers({ onKnown }: PromotionOffersProps) {
  const { checkout } = useCart();
  const { settings } = useGlobalModules().promotions;
  const available = useAutomaticDiscounts();
  const isKnown = available !== null;
  useEffect(() => {
    if (isKnown) onKnown?.();
  }, [isKnown, onKnown]);
  if (checkout === null || available === null) return null;
  const lines = checkout.lines.edges.map(({ node }) => node);
  const { discounts, gifts } = available;
  const near = nearOffers({ lines, discounts, gifts, promo: settings });
  return (
    <div tabIndex={-1}>
      {near.length > 0 && (
        <ul className={offerChooserStyles['near']}>
          {near.map((offer) => (
            <NearOfferItem key={offer.discountId} offer={offer} />
          ))}
        </ul>
      )}
      {freeItemOffers({ lines, discounts, promo: settings }).map((offer) => (
        <OfferChooser key={offer.discountId} offer={offer} />
      ))}
      {giftOffers(lines, gifts).map((offer) => (
        <GiftChooser key={offer.discountId} offer={offer} />
      ))}
    </div>
  );
}

/** Names a promotion, and tells how much it still needs. */
function NearOfferItem({ offer }: { readonly offer: NearOffer }) {
  const t = useT('promotions');
  const market = useMarket();
  const { title, kind, qualifying, threshold } = offer;
  const { currencyCode } = market;
  const missing = { amountInMinorUnits: threshold - qualifying, currencyCode };
  return (
    <li>
      {title}
      <small>
        {kind === 'quantity'
          ? t('promo.bar.counted', { counted: qualifying, threshold })
          : t('promo.offer.missing', { amount: formatShelfPrice(missing, market) })}
      </small>
    </li>
  );
}

/** A choice of one gift among several. */
function GiftChooser({ offer }: { readonly offer: Offer }) {
  const t = useT('promotions');
  const { take, isBusy, errorMessage } = useReward('gift');
  const { title, products } = offer;
  const left = products.filter(({ isSoldOut }) => isSoldOut !== true);
  const [wanted, setWanted] = useState('');
  // The wanted one may have sold out meanwhile.
  const chosen = left.find((product) => product.variantId === wanted) ?? left[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined || isBusy) return;
    restoreFocus(event.currentTarget);
    void take(chosen);
  };

  return (
    <form className={styles['gift']} aria-label={title} onSubmit={submit}>
      <RadioTiles
        legend={t('promo.gift.legend')}
        value={chosen?.variantId ?? ''}
        onChange={setWanted}
        tiles={products.map((product) => ({
          value: product.variantId,
          isDisabled: product.isSoldOut,
          detail: product.isSoldOut && t('listing.soldOut'),
          label: (
            <span className={styles['tile']}>
              {product.featuredImage !== null && (
                <Thumbnail url={product.featuredImage.url} sizes="72px" />
              )}
              {product.title}
            </span>
          ),
        }))}
      >
        <p>{title}</p>
      </RadioTiles>
      {errorMessage !== null && <p className={styles['refusal']}>{errorMessage}</p>}
      <Button type="submit" appearance="secondary" isBusy={isBusy} disabled={chosen === undefined}>
        {t('promo.gift.add')}
      </Button>
    </form>
  );
}

/** Earned free units to choose. */
export function OfferChooser({ offer }: { readonly offer: Offer }) {
  const t = useT('bag', 'promotions');
  const { take, isBusy, errorMessage } = useReward('unit');
  const { title, unitsLeft, products } = offer;
  return (
    <section className={offerChooserStyles['offer']} aria-label={title}>
      <h3>{t('promo.offer.title', { count: unitsLeft })}</h3>
      <p>{title}</p>
      {errorMessage !== null && <p className={offerChooserStyles['refusal']}>{errorMessage}</p>}
      <ul>
        {products.map((product) => (
          <li key={product.variantId}>
            {product.featuredImage !== null && (
              <Thumbnail url={product.featuredImage.url} sizes="48px" />
            )}
            <span>{product.title}</span>
            <Button
              appearance="secondary"
              isBusy={isBusy}
              disabled={product.isSoldOut}
              aria-label={
                product.isSoldOut
                  ? `${product.title}, ${t('listing.soldOut')}`
                  : t('promo.offer.add', { title: product.title })
              }
              onClick={({ currentTarget }) => {
                // The offer disappears with its last unit.
                if (unitsLeft === 1) restoreFocus(currentTarget);
                void take(product);
              }}
            >
              {t(product.isSoldOut ? 'listing.soldOut' : 'promo.line.free')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
