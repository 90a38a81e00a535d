import { callApi } from '@lokke/contract/call';
import { findSuggestions, type Suggestions } from '@lokke/contract/search';
import { useEffect, useState } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';

/** Long enough for the next letter of somebody who types, short enough not to be waited for. */
const PAUSE_IN_MS = 150;

interface FoundSuggestions {
  /** null until the first answer. */
  readonly suggestions: Suggestions | null;
  readonly hasFailed: boolean;
}

const NONE: FoundSuggestions = { suggestions: null, hasFailed: false };

export function useSuggestions(query: string): FoundSuggestions {
  const { locale } = useMarket();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const options = {
        fetch: window.fetch.bind(window),
        log: (text: string) => console.warn(text),
      };
      const answer = await callApi(findSuggestions, { locale, query }, options);
      if (!isCurrent) return;
      setFound(
        answer.ok
          ? { suggestions: answer.reply, hasFailed: false }
          : { suggestions: null, hasFailed: true },
      );
    };
    const timer = setTimeout(() => void ask(), query === '' ? 0 : PAUSE_IN_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [locale, query]);
  return found;
}
