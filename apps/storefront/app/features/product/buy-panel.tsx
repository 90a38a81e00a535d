import { merchandiseOf } from '@lokke/contract/checkout';
import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import type { DeliveryTerms } from '@lokke/domain/delivery';
import { formatShelfPrice, multiplyMoney } from '@lokke/domain/money';
import { isForProfessionals } from '@lokke/domain/trade';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { DEFAULT_VARIANT_TITLE } from '../../shared/catalogue/shopify-ids.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { useCartMutations } from '../../state/cart/use-cart-mutations.ts';
import { PriceNote } from '../../state/law/price-note.tsx';
import { useTradeSalonNo } from '../../state/salon/use-trade-salon-no.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorList } from '../../ui/error-list.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import styles from './buy-panel.module.css';
import { PurchaseTerms } from './purchase-terms.tsx';
import { RestockSlot } from './restock-slot.tsx';
import { SalonOnly, SalonSlot } from './salon-slot.tsx';
import { planPrice, SellingPlanChoice } from './selling-plan-choice.tsx';
import { SizeChoice } from './size-choice.tsx';
import { StickyBar } from './sticky-bar.tsx';
import type { Selection } from './use-selection.ts';

interface BuyPanelProps {
  readonly product: ProductDetail;
  readonly selection: Selection;
  readonly delivery: DeliveryTerms | null;
  readonly salonsEarn: boolean;
  readonly hasRestockLetters: boolean;
}

/** Sells the selection; what is for salons alone only to them. */
export function BuyPanel(props: BuyPanelProps) {
  const { product, selection } = props;
  const isSalon = useTradeSalonNo() !== null;
  useTrackProductView(product, selection.variant);
  if (isSalon || !isForProfessionals(product)) return <OpenPanel {...props} />;
  return (
    <div className={styles['panel']}>
      <SizeChoice product={product} selection={selection} />
      <SalonOnly />
    </div>
  );
}

function OpenPanel({ product, selection, delivery, salonsEarn, hasRestockLetters }: BuyPanelProps) {
  const t = useT('product');
  const market = useMarket();
  const errorId = useId();
  const target = useHref('/cart/plain');
  const { add, isBusy, failure } = useAddToCart(product, selection);
  const row = useRef<HTMLDivElement>(null);
  const [salonPrice, setSalonPrice] = useState<string | null>(null);
  const { variant, sellingPlan, quantity } = selection;
  if (variant === null) return null;
  const isStruck = product.variants.some(({ isLowestBefore }) => isLowestBefore);
  const restock = hasRestockLetters && <RestockSlot product={product} variant={variant} />;
  if (!product.availableForSale) {
    return (
      <div className={styles['panel']}>
        <SizeChoice product={product} selection={selection} />
        <PriceNote variant={variant} isStruck={isStruck} />
        <SoldOut product={product} restock={restock} />
      </div>
    );
  }

  const amount = multiplyMoney(planPrice(variant.price, sellingPlan), quantity);
  const price = salonPrice ?? formatShelfPrice(amount, market);
  const action = {
    text: variant.availableForSale ? t('product.addToBag.priced', { price }) : t('product.soldOut'),
    isDisabled: !variant.availableForSale,
    isBusy: isBusy || selection.isLoading,
    run: () => void add(),
  };
  const error = selection.hasFailed ? t('errors.part.failed') : failure;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!action.isBusy) action.run();
  };
  return (
    <>
      <form method="post" action={target} className={styles['panel']} onSubmit={submit}>
        <SizeChoice product={product} selection={selection} />
        <PriceNote variant={variant} isStruck={isStruck} />
        <SalonSlot
          product={product}
          amount={sellingPlan === null ? amount : null}
          quantity={quantity}
          onPrice={setSalonPrice}
        />
        <SellingPlanChoice plans={product.sellingPlans} selection={selection} />
        <div ref={row} className={styles['row']}>
          {variant.availableForSale && (
            <QuantityStepper
              quantity={quantity}
              onChange={selection.setQuantity}
              largest={selection.largestQuantity}
              step={selection.caseQuantity}
              labels={{
                quantity: t('product.quantity'),
                more: t('product.quantity.more'),
                fewer: t('product.quantity.fewer'),
              }}
            />
          )}
          <Button
            type="submit"
            // The page holds a click until scripts have come (bootstrap/deferred-start.js).
            data-replay
            disabled={action.isDisabled}
            isBusy={action.isBusy}
            aria-describedby={error === null ? undefined : errorId}
          >
            {variant.availableForSale ? (
              <>
                <span data-scripted>{action.text}</span>
                {/* Shown without scripts, when the price does not follow the choice. */}
                <span className={styles['unpriced']}>{t('product.addToBag')}</span>
              </>
            ) : (
              action.text
            )}
          </Button>
        </div>
        <ErrorList id={errorId} errors={error === null ? [] : [error]} />
        {variant.availableForSale && (
          <PurchaseTerms
            product={product}
            variant={variant}
            delivery={delivery}
            salonsEarn={salonsEarn}
          />
        )}
        <StickyBar
          title={product.title}
          size={variant.title === DEFAULT_VARIANT_TITLE ? null : variant.title}
          action={action}
          watched={row}
        />
      </form>
      {restock}
    </>
  );
}

/** Adds the selection to the cart and announces the result. */
function useAddToCart(product: ProductDetail, selection: Selection) {
  const t = useT('product');
  const announce = useAnnounce();
  const { addItems } = useCartMutations();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { variant, quantity, sellingPlan } = selection;

  const add = async () => {
    if (variant === null) return;
    setIsBusy(true);
    setFailure(null);
    const lineItem = { variantId: variant.id, quantity, sellingPlanId: sellingPlan?.id ?? null };
    const outcome = await addItems([{ lineItem, merchandise: merchandiseOf(product, variant) }]);
    setIsBusy(false);
    if (!outcome.ok) setFailure(outcome.message || t('product.addFailed'));
    announce(outcome.ok ? t('product.added', { title: product.title }) : t('product.addFailed'));
  };

  return { add, isBusy, failure };
}

/** Tracks a product view once, with the initial size. */
function useTrackProductView(product: ProductDetail, variant: Variant | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === product.id || variant === null) return;
    last.current = product.id;
    track({ kind: 'itemViewed', product, variant });
  }, [product, variant]);
}

/** Alternatives shown when every size is sold out. */
function SoldOut({
  product,
  restock,
}: {
  readonly product: ProductDetail;
  readonly restock: ReactNode;
}) {
  const t = useT('product');
  const shelf = rangeLink(product.range);
  return (
    <>
      <p>
        <strong>{t('product.soldOut')}</strong>
        <br />
        {t('product.soldOut.text')}
      </p>
      {restock}
      <ButtonLink appearance="secondary" to={shelf.to}>
        {shelf.name === null
          ? t('shell.menu.all')
          : t('product.soldOut.range', { range: shelf.name })}
      </ButtonLink>
    </>
  );
}

/** Range a product belongs to. */
export function rangeLink(range: string | null) {
  if (range === null) return { name: null, to: '/shop' };
  return { name: range.charAt(0).toUpperCase() + range.slice(1), to: `/range/${range}` };
}
