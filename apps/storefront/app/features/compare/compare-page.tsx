import {
  comparedVolume,
  type Fact,
  initialOf,
  type ProductSpec,
  pricePer,
} from '@lokke/domain/catalogue';
import { comparedFacts, comparedOptions, comparePath } from '@lokke/domain/compare';
import { type ReactNode, useLayoutEffect } from 'react';
import { FactValue, factsOn } from '../../shared/catalogue/fact-text.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { type Card, isQuickToAdd } from '../../shared/product-card/card.ts';
import { CardRating } from '../../shared/product-card/card-rating.tsx';
import { CardPrice } from '../../shared/product-card/product-card.tsx';
import { useQuickAdd } from '../../shared/product-card/quick-add-context.ts';
import { usePigment } from '../../shared/site/use-pigment.ts';
import { writeStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { cdnCard, Picture, PRODUCT_FRAME } from '../../ui/picture.tsx';
import styles from './compare-page.module.css';

interface ComparePageProps {
  readonly products: readonly ComparedProduct[];
  /** Tells that one more was asked for. */
  readonly isFull: boolean;
  readonly hasMissing: boolean;
}

export function ComparePage({ products, isFull, hasMissing }: ComparePageProps) {
  const t = useT('compare');
  const range = usePigment('compare');
  const handles = products.map(({ card }) => card.handle);
  const path = comparePath(handles);
  // The next product that is chosen joins these: kept with the frame that shows them.
  useLayoutEffect(() => {
    writeStored(sharedValues.comparedProducts, new URLSearchParams(path.split('?')[1]).getAll('p'));
  }, [path]);
  return (
    <div className={`page ${styles['page']}`}>
      <header>
        <PageTitle title={t('compare.title')} description={t('compare.intro')} isHidden />
        <p>{t('compare.intro')}</p>
      </header>
      {isFull && <Notice tone="error">{t('compare.full')}</Notice>}
      {hasMissing && <Notice tone="error">{t('compare.missing')}</Notice>}
      {products.length === 0 ? (
        <EmptyState range={range} text={t('compare.empty')}>
          <ButtonLink to="/shop">{t('shell.menu.all')}</ButtonLink>
        </EmptyState>
      ) : (
        <CompareTable products={products} />
      )}
    </div>
  );
}

interface ComparedProduct {
  readonly card: Card;
  readonly specs: readonly ProductSpec[];
  readonly facts?: readonly Fact[] | undefined;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** A fact's name stands above its values; long words have room, and the table scrolls. */
function CompareTable({ products }: { readonly products: readonly ComparedProduct[] }) {
  const t = useT('compare');
  const labels = useAttributeLabels();
  const handles = products.map(({ card }) => card.handle);
  const chosen = products.map(({ facts }) => factsOn('compare', facts));
  const unit = comparedVolume(useMarket());
  const unitPrices = products.map(({ card }) => card.unitPrice && pricePer(unit, card.unitPrice));
  const rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[] = [
    {
      name: t('compare.price'),
      cells: products.map(({ card }) => card.price && <CardPrice key="price" card={card} />),
    },
    {
      name: t('compare.unitPrice', { unit }),
      cells: unitPrices.map((found) => (found ? <Price key="unit" money={found.price} /> : null)),
    },
    ...comparedOptions(products).map(({ name, values }) => ({
      name,
      cells: values.map((ofOne) => ofOne.join(', ') || null),
    })),
    ...comparedFacts(products).map(({ type, values }) => ({
      name: labels.label(type),
      cells: values.map((ofOne) => ofOne.map((one) => labels.value(type, one)).join(', ') || null),
    })),
    ...[...new Set(chosen.flat().map(({ label }) => label))].map((name) => ({
      name,
      cells: chosen.map((facts) => {
        const fact = facts.find(({ label }) => label === name);
        return fact ? <FactValue key={name} fact={fact} /> : null;
      }),
    })),
    {
      name: t('compare.rating'),
      cells: products.map(
        ({ card }) => card.rating && <CardRating key="rating" rating={card.rating} showsCount />,
      ),
    },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles['scroll']} aria-label={t('compare.intro')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {products.map(({ card }) => (
              <th key={card.id} scope="col">
                <ProductHead
                  card={card}
                  without={comparePath(handles.filter((handle) => handle !== card.handle))}
                />
              </th>
            ))}
          </tr>
        </thead>
        {rows
          .filter(({ cells }) => cells.some((cell) => cell !== null))
          .map(({ name, cells }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={products.length}>
                  {name}
                </th>
              </tr>
              <tr>
                {products.map(({ card }, index) => (
                  <td key={card.id}>{cells[index] ?? t('compare.unknown')}</td>
                ))}
              </tr>
            </tbody>
          ))}
      </table>
    </section>
  );
}

function ProductHead({ card, without }: { readonly card: Card; readonly without: string }) {
  const t = useT('compare');
  const quickAdd = useQuickAdd();
  const { title, handle, picture } = card;
  return (
    <div className={styles['head']}>
      <div data-initial={picture === null ? initialOf(title) : undefined}>
        {picture && (
          <Picture
            source={cdnCard(picture.url)}
            alt=""
            width={picture.width}
            height={picture.height}
            sizes="176px"
            fills={PRODUCT_FRAME}
          />
        )}
      </div>
      <Link to={`/products/${handle}`}>{title}</Link>
      {card.hasOptions && (
        <ButtonLink appearance="secondary" to={`/products/${handle}`}>
          {t('compare.choose')} <span className="visually-hidden">{title}</span>
        </ButtonLink>
      )}
      {quickAdd !== null && isQuickToAdd(card) && !card.hasOptions && (
        <Button appearance="secondary" onClick={() => void quickAdd(card)}>
          {t('compare.add')} <span className="visually-hidden">{title}</span>
        </Button>
      )}
      <Link to={without} aria-label={t('compare.removeTitle', { title })}>
        {t('compare.remove')}
      </Link>
    </div>
  );
}
