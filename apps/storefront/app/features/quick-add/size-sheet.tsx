import type { ToggledCompared } from '@lokke/domain/compare';
import { formatShelfPrice, formatUnitPrice } from '@lokke/domain/money';
import { useId, useState } from 'react';
import { DEFAULT_VARIANT_TITLE } from '../../shared/catalogue/shopify-ids.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { comparedText, useCompare } from '../../shared/product-card/compare-context.ts';
import type { Size } from '../../shared/product-card/quick-add-context.ts';
import { ErrorList } from '../../ui/error-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './size-sheet.module.css';

interface SizeSheetProps {
  readonly card: Card;
  readonly sizes: readonly Size[];
  /** Why the last attempt failed. */
  readonly failure: string | null;
  readonly isOpen: boolean;
  readonly onChoose: (size: Size) => void;
  readonly onClose: () => void;
}

export function SizeSheet({ card, sizes, failure, isOpen, onChoose, onClose }: SizeSheetProps) {
  const t = useT('product');
  const errorId = useId();
  const { title, handle } = card;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="bottom"
      title={t('listing.chooseSize', { title })}
      closeLabel={t('shell.close')}
    >
      <ErrorList id={errorId} errors={failure === null ? [] : [failure]} />
      <ul className={styles['sizes']}>
        {sizes.map((size) => (
          <li key={size.merchandise.id}>
            <SizeButton size={size} onPress={() => onChoose(size)} />
          </li>
        ))}
      </ul>
      <CompareChoice card={card} />
      {sizes.length === 0 && (
        <Link to={`/products/${handle}`} onClick={onClose}>
          {title}
        </Link>
      )}
    </Sheet>
  );
}

/** Tells the result of a press here: the tray lies behind the sheet. */
function CompareChoice({ card: { handle, title } }: { readonly card: Card }) {
  const t = useT('compare');
  const compare = useCompare(handle);
  const [toggled, setToggled] = useState<ToggledCompared | null>(null);
  if (compare === null) return null;
  return (
    <p className={styles['compare']}>
      <button
        type="button"
        aria-pressed={compare.isChosen}
        onClick={() => setToggled(compare.toggle())}
      >
        <Icon name={compare.isChosen ? 'tick' : 'compare'} /> {t('compare.toggle', { title })}
      </button>
      {toggled && <small>{comparedText(t, toggled)}</small>}
    </p>
  );
}

interface SizeButtonProps {
  readonly size: Size;
  readonly onPress: () => void;
}

function SizeButton({ size, onPress }: SizeButtonProps) {
  const t = useT('product');
  const market = useMarket();
  const { merchandise, price, unitPrice } = size;
  const { availableForSale, title } = merchandise;
  return (
    <button type="button" className={styles['size']} disabled={!availableForSale} onClick={onPress}>
      <strong>{title === DEFAULT_VARIANT_TITLE ? t('product.size') : title}</strong>{' '}
      <span>{formatShelfPrice(price, market)}</span>
      {!availableForSale && <small> {t('product.soldOut')}</small>}
      {availableForSale && unitPrice !== null && (
        <small> {formatUnitPrice(unitPrice, market)}</small>
      )}
    </button>
  );
}
