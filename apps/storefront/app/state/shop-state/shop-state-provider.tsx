import { INTERNAL_ERRORS } from '@lokke/contract/errors';
import { createContext, type Dispatch, type ReactNode, useMemo, useReducer } from 'react';
import { useRequiredContext } from '../../ui/use-required-context.ts';
import { bailOutReducer } from '../bail-out-reducer.ts';
import { useRememberedSalon } from '../salon/use-remembered-salon.ts';
import { INITIAL_SHOP_STATE, type ShopAction, type ShopState, shopReducer } from './shop-state.ts';

interface Shop {
  readonly state: ShopState;
  readonly dispatch: Dispatch<ShopAction>;
}

const ShopStateContext = createContext<Shop | null>(null);

const reduce = bailOutReducer(shopReducer);

export function ShopStateProvider({ children }: { readonly children: ReactNode }) {
  const [state, dispatch] = useReducer(reduce, INITIAL_SHOP_STATE);
  useRememberedSalon(dispatch);
  const value = useMemo(() => ({ state, dispatch }), [state]);
  return <ShopStateContext value={value}>{children}</ShopStateContext>;
}

export function useShopState(): Shop {
  return useRequiredContext(ShopStateContext, INTERNAL_ERRORS.settingsContextMissing);
}
