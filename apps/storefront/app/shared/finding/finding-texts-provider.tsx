import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createTranslate, type TranslateOf } from '../i18n/translate.ts';
import { useMarket } from '../market/market-provider.tsx';
import type { FindingSource, FindingTexts } from './texts/texts.ts';

const FindingContext = createContext<TranslateOf<FindingSource> | null>(null);

interface FindingTextsProviderProps {
  readonly texts: FindingTexts;
  readonly children: ReactNode;
}

/** Texts of the pages that need them; every other page stays free of their weight. */
export function FindingTextsProvider({ texts, children }: FindingTextsProviderProps) {
  const { languageTag } = useMarket();
  const translate = useMemo(
    () => createTranslate<FindingSource>(texts, languageTag),
    [texts, languageTag],
  );
  return <FindingContext value={translate}>{children}</FindingContext>;
}

export function useFindingT(): TranslateOf<FindingSource> {
  const translate = useContext(FindingContext);
  if (translate === null) {
    throw new Error('useFindingT must be used within a FindingTextsProvider');
  }
  return translate;
}
