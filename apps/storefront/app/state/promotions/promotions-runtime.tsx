import { chargedRewards } from '@lokke/domain/promotions';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { unknownCart, useCartStore } from '../cart/cart-provider.tsx';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';
import { freeItemRemoved, useFreeItemRemoved } from './free-item-removed.ts';
import { followLinkedDiscount } from './linked-discount.ts';
import {
  createPromotionsEngine,
  type PromotionEvent,
  type PromotionsEngine,
} from './promotions-engine.ts';
import { useAutomaticDiscounts } from './use-automatic-discounts.ts';

const SAID = {
  added: 'promo.said.added',
  removed: 'promo.said.removed',
  ended: 'promo.said.ended',
  swept: 'promo.said.swept',
} as const;

/** A free item that was charged for once is not tried again in the session, reloads included. */
const isDisabledInSession = () => readStored(sharedValues.isFreeItemDisabled) ?? false;

/** Runs the promotions engine. Renders nothing; announces changes. */
export function PromotionsRuntime() {
  const t = useT('promotions');
  const announce = useAnnounce();
  const store = useCartStore();
  const { shop } = useMarket();
  const { promotions } = useGlobalModules();
  const { state, dispatch } = useShopState();
  const { isFreeItemDisabled } = state;
  const wasRemovedByHand = useFreeItemRemoved();
  const { checkout } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  const lines = checkout?.lines.edges.map(({ node }) => node) ?? [];
  const availableDiscounts = useAutomaticDiscounts({ isUrgent: chargedRewards(lines).length > 0 });

  const readFlags = useEffectEvent(() => ({
    isFreeItemDisabled: isFreeItemDisabled || isDisabledInSession(),
    wasRemovedByHand: freeItemRemoved().get(),
  }));
  const readOffer = useEffectEvent(() =>
    promotions.isUnknown === true ? null : availableDiscounts,
  );
  const disable = useEffectEvent(() => {
    writeStored(sharedValues.isFreeItemDisabled, true);
    dispatch({ type: 'disableFreeItem' });
  });
  const announceEvent = useEffectEvent(({ kind, titles }: PromotionEvent) => {
    if (titles.length > 0) announce(t(SAID[kind], { title: titles.join(', ') }));
  });

  useEffect(() => {
    if (isDisabledInSession()) dispatch({ type: 'disableFreeItem' });
  }, [dispatch]);

  const engine = useRef<PromotionsEngine | null>(null);
  useEffect(() => {
    const next = createPromotionsEngine({
      store,
      settings: promotions.settings,
      freeItem: promotions.freeItem,
      flags: () => readFlags(),
      availableDiscounts: () => readOffer(),
      disableFreeItem: () => disable(),
      onEvent: (event) => announceEvent(event),
      after: (delayInMs, work) => {
        const timer = setTimeout(work, delayInMs);
        return () => clearTimeout(timer);
      },
    });
    engine.current = next;
    next.evaluate();
    return next.stop;
  }, [store, promotions]);

  useEffect(() => {
    const stop = followLinkedDiscount(store, shop, document);
    return () => void stop();
  }, [store, shop]);

  // The same cart may need another decision.
  const circumstances = JSON.stringify([wasRemovedByHand, isFreeItemDisabled, availableDiscounts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine reads them itself.
  useEffect(() => engine.current?.evaluate(), [circumstances]);

  return null;
}
