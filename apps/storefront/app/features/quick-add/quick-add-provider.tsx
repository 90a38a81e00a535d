import { type ReactNode, useCallback, useRef, useState } from 'react';
import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { type QuickAdd, QuickAddContext } from '../../shared/product-card/quick-add-context.ts';

const AddFromCard = lazyWithMessages(
  ['product', 'compare'],
  async () => (await import('./add-from-card.tsx')).AddFromCard,
);

interface Request {
  readonly number: number;
  readonly card: Card;
  readonly settle: () => void;
  readonly isSettled: boolean;
}

/** Lets cards add their product to the cart; what does it loads on the first press. */
export function QuickAddProvider({ children }: { readonly children: ReactNode }) {
  const [requests, setRequests] = useState<readonly Request[]>([]);
  const count = useRef(0);
  const quickAdd = useCallback<QuickAdd>(
    (card) =>
      new Promise((settle) => {
        count.current += 1;
        const request = { number: count.current, card, settle, isSettled: false };
        // A settled one stays until the next, for the closing transition of its dialog.
        setRequests((before) => [...before.filter(({ isSettled }) => !isSettled), request]);
      }),
    [],
  );
  const finish = ({ number, settle }: Request) => {
    settle();
    setRequests((before) =>
      before.map((other) => (other.number === number ? { ...other, isSettled: true } : other)),
    );
  };
  return (
    <QuickAddContext value={quickAdd}>
      {children}
      {requests.map((request) => (
        <DialogChunk
          key={request.number}
          isOpen={!request.isSettled}
          onClose={() => finish(request)}
        >
          <AddFromCard card={request.card} onSettled={() => finish(request)} />
        </DialogChunk>
      ))}
    </QuickAddContext>
  );
}
