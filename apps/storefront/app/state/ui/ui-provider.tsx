import { INTERNAL_ERRORS } from '@lokke/contract/errors';
import { createContext, type Dispatch, type ReactNode, useMemo, useReducer } from 'react';
import { useRequiredContext } from '../../ui/use-required-context.ts';
import { bailOutReducer } from '../bail-out-reducer.ts';
import { CLOSED_UI, type UiAction, type UiState, uiReducer } from './ui-state.ts';

interface Ui {
  readonly ui: UiState;
  readonly dispatch: Dispatch<UiAction>;
}

const UiContext = createContext<Ui | null>(null);
const UiDispatchContext = createContext<Dispatch<UiAction> | null>(null);

const reduce = bailOutReducer(uiReducer);

export function UIProvider({ children }: { readonly children: ReactNode }) {
  const [ui, dispatch] = useReducer(reduce, CLOSED_UI);
  const value = useMemo(() => ({ ui, dispatch }), [ui]);
  return (
    <UiDispatchContext value={dispatch}>
      <UiContext value={value}>{children}</UiContext>
    </UiDispatchContext>
  );
}

export function useUI(): Ui {
  return useRequiredContext(UiContext, INTERNAL_ERRORS.uiContextMissing);
}

/** Dispatch without subscribing to the state. */
export function useUIDispatch(): Dispatch<UiAction> {
  return useRequiredContext(UiDispatchContext, INTERNAL_ERRORS.uiContextMissing);
}
