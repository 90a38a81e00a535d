import { INTERNAL_ERRORS } from '@lokke/contract/errors';
import type { MeasurementSettings, MenuItem, Policy, Promotions } from '@lokke/contract/ports';
import type { Locale } from '@lokke/domain/markets';
import { createContext, type ReactNode, useContext } from 'react';

/** What every page of a market shows around its own content. */
export interface GlobalModules {
  readonly mainMenu: readonly MenuItem[];
  readonly footerMenu: readonly MenuItem[];
  readonly policies: readonly Pick<Policy, 'handle' | 'title'>[];
  readonly promotions: Promotions;
  readonly measurement: MeasurementSettings;
  /** The market's country and language, as its own people write them: a phone would take 50 ms to ask Intl. */
  readonly marketName: string;
  /** The locales that are sold in; a market may be left out. */
  readonly soldLocales: readonly Locale[];
}

const GlobalModulesContext = createContext<GlobalModules | null>(null);

interface GlobalModulesProviderProps {
  readonly modules: GlobalModules;
  readonly children: ReactNode;
}

export function GlobalModulesProvider({ modules, children }: GlobalModulesProviderProps) {
  return <GlobalModulesContext value={modules}>{children}</GlobalModulesContext>;
}

export function useGlobalModules(): GlobalModules {
  const value = useContext(GlobalModulesContext);
  if (value === null) throw new Error(INTERNAL_ERRORS.globalModulesContextMissing);
  return value;
}
