import { useEffect } from 'react';
import { rememberPages } from '../../shared/remembered-pages.ts';
import { ConnectionLine } from './connection-line.tsx';
import { useMarketSuggestion } from './use-market-suggestion.ts';

/** What no first sight of a page needs; it comes once everything is loaded, while there is a network to come by. */
export function LaterParts() {
  useEffect(rememberPages, []);
  return (
    <>
      {useMarketSuggestion()}
      <ConnectionLine />
    </>
  );
}
