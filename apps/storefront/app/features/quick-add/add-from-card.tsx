import type { Money } from '@lokke/domain/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFetcher } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import type { Size } from '../../shared/product-card/quick-add-context.ts';
import { useCartMutations } from '../../state/cart/use-cart-mutations.ts';
import { useAnnounce } from '../../ui/live-region.tsx';
import { SizeSheet } from './size-sheet.tsx';

interface AddFromCardProps {
  readonly card: Card;
  /** Added, failed and said so, or closed without a choice. */
  readonly onSettled: () => void;
}

/** Loads the sizes of a card's product, and adds the only one or the one that is chosen. */
export function AddFromCard({ card, onSettled }: AddFromCardProps) {
  const t = useT('product');
  const announce = useAnnounce();
  const { addItems } = useCartMutations();
  const sizes = useSizes(card.handle);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const show = (message: string | null) => {
    setFailure(message);
    setIsOpen(true);
  };
  const add = async ({ merchandise }: Size) => {
    // Before the cart opens, so that the focus returns from there to the card.
    if (isOpen) flushSync(() => setIsOpen(false));
    const lineItem = { variantId: merchandise.id, quantity: 1 };
    const outcome = await addItems([{ lineItem, merchandise }]);
    announce(outcome.ok ? t('product.added', { title: card.title }) : t('product.addFailed'));
    if (outcome.ok) onSettled();
    else show(outcome.message || t('product.addFailed'));
  };

  const onLoaded = useEffectEvent((loaded: readonly Size[] | null) => {
    if (loaded === null) return show(t('errors.part.failed'));
    const step = nextStep(loaded, card.price);
    if (step.kind === 'add') void add(step.size);
    else show(null);
  });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (sizes === undefined || hasStarted.current) return;
    hasStarted.current = true;
    onLoaded(sizes);
  }, [sizes]);

  return (
    <SizeSheet
      card={card}
      sizes={sizes ?? []}
      failure={failure}
      isOpen={isOpen}
      onChoose={(size) => void add(size)}
      onClose={() => {
        if (!isOpen) return;
        setIsOpen(false);
        onSettled();
      }}
    />
  );
}

/** Undefined while they load, null when that failed. */
function useSizes(handle: string): readonly Size[] | null | undefined {
  const { load, data } = useFetcher<{ readonly sizes: readonly Size[] | null }>();
  useEffect(() => {
    void load(`/products/${handle}/sizes`);
  }, [load, handle]);
  return data?.sizes;
}

interface Buyable {
  readonly price: Money;
  readonly merchandise: { readonly availableForSale: boolean };
}

type NextStep<Size> = { readonly kind: 'add'; readonly size: Size } | { readonly kind: 'choose' };

/**
 * The only size that is left is added at once, at the price of the card; at another one, among several, or when all
 * are sold out, the visitor sees them.
 */
export function nextStep<Size extends Buyable>(
  sizes: readonly Size[],
  price: Money | null,
): NextStep<Size> {
  const [size, another] = sizes.filter(({ merchandise }) => merchandise.availableForSale);
  if (size === undefined || another !== undefined) return { kind: 'choose' };
  const isAsShown = size.price.amountInMinorUnits === price?.amountInMinorUnits;
  return isAsShown ? { kind: 'add', size } : { kind: 'choose' };
}
