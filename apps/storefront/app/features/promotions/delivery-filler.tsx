import { formatShelfPrice, parseMoney } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { productPathOf } from '../../shared/site/product-path.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { Thumbnail } from '../../ui/picture.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import styles from './offer-chooser.module.css';
import { type AddableFiller, useFiller } from './use-filler.ts';

/** Offers one product that closes a small gap to free delivery; nothing where none fits. */
export function DeliveryFiller() {
  const filler = useFiller();
  return filler && <FillerOffer key={filler.id} {...filler} />;
}

function FillerOffer({ merchandise }: AddableFiller) {
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
            {formatShelfPrice(parseMoney(priceV2), market)}
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
