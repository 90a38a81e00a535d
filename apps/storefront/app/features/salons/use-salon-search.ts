import { callApi } from '@lokke/contract/call';
import { findSalons } from '@lokke/contract/salons';
import { useEffect, useRef, useState } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import type { Found } from './found-salons.ts';
import type { SalonSearch } from './salon-search-form.tsx';

const FAILED: Found = { salons: [], total: 0, failed: true };

interface SearchedSalons {
  /** null until the first answer. */
  readonly found: Found | null;
  readonly isBusy: boolean;
  readonly query: string;
  readonly search: (search: SalonSearch) => void;
}

/** The finder without a page: asks our API, first for the market as a whole. */
export function useSalonSearch(): SearchedSalons {
  const { locale } = useMarket();
  const [found, setFound] = useState<Found | null>(null);
  const [asked, setAsked] = useState<SalonSearch>({ query: '', near: null });
  const [isBusy, setIsBusy] = useState(true);
  const latest = useRef(asked);

  useEffect(() => {
    latest.current = asked;
    setIsBusy(true);
    const { query, near } = asked;
    const request = { locale, ...(query && { query }), ...(near !== null && { near }) };
    const options = { fetch: window.fetch.bind(window), log: (text: string) => console.warn(text) };
    void callApi(findSalons, request, options).then((answer) => {
      // An answer that was overtaken by a later question is nobody's.
      if (latest.current !== asked) return;
      setFound(answer.ok ? answer.reply : FAILED);
      setIsBusy(false);
    });
  }, [asked, locale]);

  return { found, isBusy, query: asked.query, search: setAsked };
}
