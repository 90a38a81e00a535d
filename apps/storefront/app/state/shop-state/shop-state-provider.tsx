import type { Checkout } from '@lokke/contract/checkout';
import { PROGRAMME_SENTENCES } from '@lokke/contract/errors';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
} from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { bailOutReducer } from '../bail-out-reducer.ts';
import { useCartStore } from '../cart/cart-provider.tsx';
import { useRememberedSalon } from '../salon/use-remembered-salon.ts';
import { INITIAL_SHOP_STATE, type ShopAction, type ShopState, shopReducer } from './shop-state.ts';

interface Shop {
  readonly state: ShopState;
  readonly dispatch: Dispatch<ShopAction>;
}

const ShopStateContext = createContext<Shop | null>(null);

const reduce = bailOutReducer(shopReducer);

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
  useEffect(() => {
    let known: Checkout | null = null;
    const follow = () => {
      const { checkout } = store.getSnapshot();
      if (checkout === known) return;
      known = checkout;
      dispatch({ type: 'clearCart' });
      dispatch({
        type: 'addCartItems',
        items: (checkout?.lines.edges ?? []).flatMap(({ node }) =>
          node.merchandise === null ? [] : [{ variantId: node.merchandise.id }],
        ),
      });
    };
    follow();
    return store.subscribe(follow);
  }, [store, dispatch]);
}
