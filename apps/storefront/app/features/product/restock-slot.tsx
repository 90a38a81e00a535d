import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import { numericIdOf } from '../../shared/catalogue/shopify-ids.ts';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './restock.module.css';

const RestockForm = lazyWithMessages(
  ['refusals', 'restock'],
  async () => (await import('./restock-form.tsx')).RestockForm,
);

interface RestockSlotProps {
  readonly product: ProductDetail;
  readonly variant: Variant;
}

/** Offers a letter once a sold-out size is back. */
export function RestockSlot({ product, variant }: RestockSlotProps) {
  if (variant.availableForSale) return <PlainLinks product={product} />;
  return (
    <OptionalChunk standIn={<div className={styles['room']} />}>
      <RestockForm key={variant.id} product={product} variant={variant} />
    </OptionalChunk>
  );
}

/** Links to each sold-out size: without scripts the form does not follow the choice. */
function PlainLinks({ product: { handle, variants } }: Pick<RestockSlotProps, 'product'>) {
  const t = useT('product');
  const soldOut = variants.filter(({ availableForSale }) => !availableForSale);
  if (soldOut.length === 0) return null;
  return (
    <ul className={styles['plain']}>
      {soldOut.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/products/${handle}?variant=${numericIdOf(id)}`}>
            {t('product.soldOut.size', { size: title })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
