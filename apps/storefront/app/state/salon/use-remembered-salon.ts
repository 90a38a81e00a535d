import type { Market } from '@lokke/domain/markets';
import { currentSalonOf, type NamedSalon } from '@lokke/domain/salons';
import { type Dispatch, startTransition, useEffect } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import type { ShopAction } from '../shop-state/shop-state.ts';
import { onStorageChange } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { isSalonManuallyDeleted, rememberedSalon, rememberSalon } from './remembered-salon.ts';

/** The salons of each market, once something has needed them. */
const lists = new Map<string, readonly NamedSalon[]>();
/** Salons of markets that the server has found, whose lists were not there yet. */
const found = new Map<string, NamedSalon>();
let shown: Market['shop'] | null = null;

/** Loads the stored salon into the state, also on changes by other tabs. */
export function useRememberedSalon(dispatch: Dispatch<ShopAction>): void {
  const market = useMarket();
  useEffect(() => {
    // A transition: any other update takes away parts of the page whose script still loads.
    const show = () => startTransition(() => showRememberedSalon(market, dispatch));
    show();
    return onStorageChange([marketValues.chosenSalonNo(market)], show);
  }, [market, dispatch]);
}

/**
 * Shows the remembered salon, and checks it against the market's list: most visitors have none, and load no list. A
 * number that is on no list is forgotten, with its name.
 */
export function showRememberedSalon(market: Market, dispatch: Dispatch<ShopAction>): void {
  shown = market.shop;
  show(market, dispatch);
  if (rememberedSalon(market) === null || lists.has(market.shop)) return;
  void listOf(market).then((list) => {
    if (list === null) return;
    lists.set(market.shop, list);
    // Checks again: another market may have been opened meanwhile.
    if (shown === market.shop) show(market, dispatch);
  });
}

/** A salon that the server just found, which the list may lack or which comes before it. */
export function addToList({ shop }: Market, salon: NamedSalon): void {
  const list = lists.get(shop);
  if (list === undefined) found.set(shop, salon);
  else if (currentSalonOf(list, salon.salonNo) === null) lists.set(shop, [...list, salon]);
}

/** Offline, or after a new release, the code cannot be loaded: nothing is known, and nothing forgotten. */
function listOf(market: Market): Promise<readonly NamedSalon[] | null> {
  const loaded = import('./load-salons.ts').then(({ loadSalons }) => loadSalons(market));
  return loaded.catch(() => null);
}

/** The remembered salon; null until the server knows it: a number that nobody checked is neither shown nor reported. */
export function checkedSalon(market: Market): NamedSalon | null {
  return currentSalonOf(knownSalons(market), rememberedSalon(market)?.salonNo ?? null);
}

function knownSalons({ shop }: Market): readonly NamedSalon[] {
  const known = found.get(shop);
  return lists.get(shop) ?? (known === undefined ? [] : [known]);
}

function show(market: Market, dispatch: Dispatch<ShopAction>): void {
  const rememberedSalonNo = checkedSalon(market)?.salonNo ?? null;
  // Forgets only what is on no list.
  if (lists.has(market.shop) && rememberedSalonNo === null && rememberedSalon(market) !== null) {
    rememberSalon(market, null);
  }
  dispatch({ type: 'setSalons', salons: knownSalons(market), rememberedSalonNo });
  const salonManuallyDeleted = isSalonManuallyDeleted(market);
  dispatch({ type: 'setSalonManuallyDeleted', salonManuallyDeleted });
}
