import { INTERNAL_ERRORS } from '@lokke/contract/errors';
import {
  type MeasurementSettings,
  type MenuItem,
  NO_LAW,
  NO_MEASUREMENT,
  NO_PROMOTIONS,
  type PageLaw,
  type Policy,
  type Preview,
  type Promotions,
  type TriedExperiment,
} from '@lokke/contract/ports';
import type { DeliveryTerms } from '@lokke/domain/delivery';
import type { Locale } from '@lokke/domain/markets';
import { createContext, type ReactNode } from 'react';
import { useRequiredContext } from '../../ui/use-required-context.ts';

/** Market data around every page. */
export interface GlobalModules {
  readonly mainMenu: readonly MenuItem[];
  readonly footerMenu: readonly MenuItem[];
  readonly policies: readonly Pick<Policy, 'handle' | 'title'>[];
  /** The name of its blog, where the content has no footer. */
  readonly journal: string | null;
  readonly promotions: Promotions;
  /** Null where the shop does not say it. */
  readonly delivery: DeliveryTerms | null;
  readonly measurement: MeasurementSettings;
  /** Native country and language name: `Intl` takes 50 ms on a phone. */
  readonly marketName: string;
  /** Locales sold in; a subset of all markets. */
  readonly soldLocales: readonly Locale[];
  /** Marks test payments: the embedded platform serves the shop. */
  readonly isTestShop: boolean;
  readonly hasSalons: boolean;
  readonly law: PageLaw;
  /** Experiments of every page, only while any run in the market. */
  readonly tried?: readonly TriedExperiment[];
  /** Only on pages with drafts in place. */
  readonly preview?: Preview;
}

/** Stands in while nothing of the market is known. */
export const NO_MODULES: GlobalModules = {
  mainMenu: [],
  footerMenu: [],
  policies: [],
  journal: null,
  promotions: NO_PROMOTIONS,
  delivery: null,
  marketName: '',
  soldLocales: [],
  measurement: NO_MEASUREMENT,
  isTestShop: false,
  hasSalons: true,
  law: NO_LAW,
};

const GlobalModulesContext = createContext<GlobalModules | null>(null);

interface GlobalModulesProviderProps {
  readonly modules: GlobalModules;
  readonly children: ReactNode;
}

export function GlobalModulesProvider({ modules, children }: GlobalModulesProviderProps) {
  return <GlobalModulesContext value={modules}>{children}</GlobalModulesContext>;
}

export function useGlobalModules(): GlobalModules {
  return useRequiredContext(GlobalModulesContext, INTERNAL_ERRORS.globalModulesContextMissing);
}
