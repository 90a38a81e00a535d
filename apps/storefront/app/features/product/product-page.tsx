import type { ResponsiblePerson } from '@lokke/contract/ports';
import { type ProductDetail, picturesFor } from '@lokke/domain/catalogue';
import { addCompared, comparePath } from '@lokke/domain/compare';
import type { DeliveryTerms } from '@lokke/domain/delivery';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { BelowFirstScreen } from '../../shared/below-first-screen.tsx';
import { FactValue, factsOn, isLongFact } from '../../shared/catalogue/fact-text.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { CardRating } from '../../shared/product-card/card-rating.tsx';
import { ShareButton } from '../../shared/share-button.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { Trail } from '../../shared/trail.tsx';
import { WishlistButton } from '../../shared/wishlist/wishlist-button.tsx';
import { GuaranteeNotice } from '../../state/law/guarantee-notice.tsx';
import { useTradeSalonNo } from '../../state/salon/use-trade-salon-no.ts';
import { readStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { opensElsewhere, PartLink, useLinkPolicy } from '../../ui/link.tsx';
import { BuyPanel, rangeLink } from './buy-panel.tsx';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product-page.module.css';
import { ProductScenes } from './product-scenes.tsx';
import { useSelection } from './use-selection.ts';

interface ProductPageProps {
  readonly product: ProductDetail;
  /** Null where the shop does not say it. */
  readonly delivery: DeliveryTerms | null;
  readonly salonsEarn: boolean;
  readonly hasReviews: boolean;
  readonly hasRestockLetters: boolean;
  /** Null where the brand names nobody. */
  readonly responsible: ResponsiblePerson | null;
  /** Recommendations slot. */
  readonly more: ReactNode;
}

export function ProductPage({
  product,
  hasReviews,
  responsible,
  more,
  ...buying
}: ProductPageProps) {
  const t = useT();
  const { ranges } = useBrand();
  const { title, promise, rating, range } = product;
  const isSalon = useTradeSalonNo() !== null;
  const selection = useSelection(product, isSalon ? product.caseQuantity : 1);
  const { name, to } = rangeLink(range);
  const shelf = { title: name ?? t('shell.menu.all'), to };
  return (
    <div data-range={range !== null && ranges.includes(range) ? range : undefined}>
      <div className={styles['wash']}>
        <div className={`page ${styles['top']}`}>
          <Trail steps={[shelf]} current={title} />
        </div>
        <div className={`page ${styles['columns']}`}>
          <Gallery pictures={picturesFor(product, selection.variant)} title={title} />
          <div className={styles['information']}>
            <div className={styles['heading']}>
              {rating && hasReviews && (
                <PartLink id="reviews">
                  <CardRating rating={rating} showsCount />
                </PartLink>
              )}
              {rating && !hasReviews && <CardRating rating={rating} showsCount />}
              <div className={styles['title']}>
                <h1>{title}</h1>
                <WishlistButton product={{ id: product.id, title }} />
              </div>
              {promise !== '' && <p className={styles['promise']}>{promise}</p>}
            </div>
            <ProductAttributes product={product} />
            <BuyPanel product={product} selection={selection} {...buying} />
            <GuaranteeNotice goods={product.variants} />
            <Details product={product} responsible={responsible} />
            <div className={styles['share']}>
              <CompareLink handle={product.handle} />
              <ShareButton title={title} path={`/products/${product.handle}`} />
            </div>
          </div>
        </div>
      </div>
      <BelowFirstScreen>
        <ProductScenes product={product} />
        {more}
      </BelowFirstScreen>
    </div>
  );
}

/** Puts a product beside those compared before; without scripts it stands alone. */
function CompareLink({ handle }: { readonly handle: string }) {
  const t = useT('share');
  const navigate = useNavigate();
  const { keep } = useLinkPolicy();
  return (
    <ButtonLink
      appearance="plain"
      to={comparePath([handle])}
      onClick={(event) => {
        const before = readStored(sharedValues.comparedProducts) ?? [];
        if (before.length === 0 || opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(keep(comparePath(addCompared(before, handle))));
      }}
    >
      {t('share.compare')}
    </ButtonLink>
  );
}

/** Attributes grouped by kind, labelled as in the filters. */
function ProductAttributes({
  product: { specs, facts },
}: {
  readonly product: Pick<ProductDetail, 'specs' | 'facts'>;
}) {
  const t = useT('product');
  const labels = useAttributeLabels();
  const chosen = factsOn('page', facts).filter((fact) => !isLongFact(fact));
  if (specs.length + chosen.length === 0) return null;
  const kinds = Map.groupBy(specs, ({ type }) => type);
  return (
    <section aria-label={t('product.facts')}>
      <dl className={styles['facts']}>
        {[...kinds].map(([type, values]) => (
          <div key={type}>
            <dt>{labels.label(type)}</dt>
            <dd>{values.map(({ value }) => labels.value(type, value)).join(', ')}</dd>
          </div>
        ))}
        {chosen.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
