import type { Market } from '@lokke/domain/markets';
import { useEffect, useState } from 'react';
import { numericIdOf } from '../../shared/catalogue/shopify-ids.ts';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useLoaded } from '../../shared/run-when-idle.ts';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';

const RecentlyViewed = lazyWithMessages(
  ['recent'],
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
);

interface RecentlyViewedSlotProps {
  /** The product of the page; none on pages that are otherwise empty. */
  readonly productId?: string;
}

/** Apart, so that the page does not render with it. Reads browser storage, so it is not rendered on the server. */
export function RecentlyViewedSlot({ productId }: RecentlyViewedSlotProps) {
  const market = useMarket();
  const isLoaded = useLoaded();
  const [viewed, setViewed] = useState<readonly string[] | null>(null);
  const standsAlone = productId === undefined;

  useEffect(() => {
    if (!isLoaded) return;
    setViewed(
      productId === undefined ? lastViewed(market) : noteViewed(market, numericIdOf(productId)),
    );
  }, [isLoaded, market, productId]);

  // The first product of a visitor has none before it.
  if (viewed === null || (viewed.length === 0 && !standsAlone)) return null;
  return (
    <OptionalChunk>
      <RecentlyViewed viewed={viewed} standsAlone={standsAlone} />
    </OptionalChunk>
  );
}

/** Size of one row, and one for the product itself. */
const MAX_KEPT = 5;

/** Latest first. */
function lastViewed(market: Market): readonly string[] {
  return (readStored(marketValues.recentlyViewed(market)) ?? []).slice(0, MAX_KEPT - 1);
}

/** Stores a viewed product; returns those before it, latest first. */
function noteViewed(market: Market, id: string): readonly string[] {
  const stored = marketValues.recentlyViewed(market);
  const before = (readStored(stored) ?? []).filter((other) => other !== id);
  writeStored(stored, [id, ...before].slice(0, MAX_KEPT));
  return before.slice(0, MAX_KEPT - 1);
}
