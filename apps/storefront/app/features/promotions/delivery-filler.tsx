import type { Checkout, CheckoutMerchandise } from '@lokke/contract/checkout';
import { formatPrice, parseMoney } from '@lokke/domain/money';
import { type Filler, fittingFiller, isSmallGap } from '@lokke/domain/promotions';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useIsOnline } from '../../shared/chunk/chunk-status.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { productPathOf } from '../../shared/site/product-path.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import { useFreeDelivery } from '../../state/promotions/cart-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { Thumbnail } from '../../ui/picture.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import styles from './offer-chooser.module.css';

export interface AddableFiller extends Filler {
  readonly merchandise: CheckoutMerchandise;
}

/** One product that closes a small gap to free delivery; null where none fits, undefined until that is known. */
export function useFiller(checkout: Checkout | null): AddableFiller | null | undefined {
  const gap = useFreeDelivery();
  const { load, data } = useFetcher<{ readonly fillers: readonly AddableFiller[] }>();
  const isWanted = gap !== null && isSmallGap(gap);
  // The router leaves the page where it cannot fetch the code of a route.
  const isAsked = useIsOnline() && isWanted;
  useEffect(() => {
    if (isAsked) void load('/fillers');
  }, [isAsked, load]);
  if (checkout === null || !isWanted) return null;
  if (data === undefined) return isAsked ? undefined : null;
  const lines = checkout.lines.edges.map(({ node }) => node);
  return fittingFiller(data.fillers, { ...gap, lines });
}

export function FillerOffer({ merchandise }: AddableFiller) {
  const t = useT('bag', 'promotions');
  const market = useMarket();
  const announce = useAnnounce();
  const { addItems } = useCart();
  const { id, image, priceV2, product } = merchandise;
  const { title } = product;

  const add = async () => {
    const outcome = await addItems([{ lineItem: { variantId: id, quantity: 1 }, merchandise }]);
    announce(outcome.ok ? t('promo.fill.added', { title }) : t('cart.failed'));
  };

  return (
    <section className={styles['offer']} aria-label={t('promo.fill.title')}>
      <p>{t('promo.fill.title')}</p>
      <ul>
        <li>
          {image !== null && <Thumbnail url={image.url} sizes="48px" />}
          <span>
            <Link to={productPathOf(product.handle, id)}>{title}</Link>
            <br />
            {formatPrice(parseMoney(priceV2), market)}
          </span>
          <Button
            appearance="secondary"
            aria-label={t('promo.fill.addNamed', { title })}
            onClick={({ currentTarget }) => {
              // The offer is gone once its product is in the bag.
              restoreFocus(currentTarget);
              void add();
            }}
          >
            {t('promo.fill.add')}
          </Button>
        </li>
      </ul>
    </section>
  );
}
