import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import type { Warnings } from './cart-warnings.tsx';

const CartWarnings = lazyWithMessages(
  ['warnings'],
  async () => (await import('./cart-warnings.tsx')).CartWarnings,
);

interface CartWarningsSlotProps {
  readonly warnings: Warnings;
  /** Shows warnings about codes, or all others. */
  readonly ofCodes?: boolean;
}

/** Loads the texts of warnings on demand: few carts have any. */
export function CartWarningsSlot({ warnings, ofCodes = false }: CartWarningsSlotProps) {
  const shown = warnings.filter(({ code }) => code.startsWith('DISCOUNT') === ofCodes);
  return (
    shown.length > 0 && (
      <OptionalChunk>
        <CartWarnings warnings={shown} />
      </OptionalChunk>
    )
  );
}
