import { PROGRAMME_SENTENCES } from '@lokke/contract/errors';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { unknownCart, useCartStore } from '../cart/cart-provider.tsx';
import { useRememberedSalon } from '../salon/use-remembered-salon.ts';
import { unlessSame } from '../unless-same.ts';
import { INITIAL_SHOP_STATE, type ShopAction, type ShopState, shopReducer } from './shop-state.ts';

interface Shop {
  readonly state: ShopState;
  readonly dispatch: Dispatch<ShopAction>;
}

const ShopStateContext = createContext<Shop | null>(null);

const reduce = unlessSame(shopReducer);

export function ShopStateProvider({ children }: { readonly children: ReactNode }) {
  const { countryCode } = useMarket();
  const [state, dispatch] = useReducer(reduce, { ...INITIAL_SHOP_STATE, countryCode });
  useCartContents(dispatch);
  useRememberedSalon(dispatch);
  const value = useMemo(() => ({ state, dispatch }), [state]);
  return <ShopStateContext value={value}>{children}</ShopStateContext>;
}

export function useShopState(): Shop {
  const value = useContext(ShopStateContext);
  if (value === null) throw new Error(PROGRAMME_SENTENCES.settingsContextMissing);
  return value;
}

/** The list of variants follows what the platform says is in the cart. */
function useCartContents(dispatch: Dispatch<ShopAction>): void {
  const store = useCartStore();
  const { checkout } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  useEffect(() => {
    dispatch({ type: 'clearCart' });
    dispatch({
      type: 'addCartItems',
      items: (checkout?.lines.edges ?? []).flatMap(({ node }) =>
        node.merchandise === null ? [] : [{ variantId: node.merchandise.id }],
      ),
    });
  }, [checkout, dispatch]);
}
