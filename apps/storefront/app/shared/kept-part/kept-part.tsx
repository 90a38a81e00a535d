import { type ReactElement, useContext } from 'react';
import { useMarket } from '../market/market-provider.tsx';
import { KeptMarkupContext } from './kept-markup.ts';

interface KeptPartProps {
  /**
   * What it is drawn from beside the market: as long as this is the same object, the server draws it the same wherever
   * it stands. Null where that is not so.
   */
  readonly of: object | null;
  /** Which part of it, or which form of the part. */
  readonly name: string;
  readonly children: ReactElement;
}

/** A part that many pages share: the server draws it once (see keep-markup.ts). */
export function KeptPart({ children, ...source }: KeptPartProps) {
  // The browser's files carry only what works there.
  if (import.meta.env.SSR) return <PlacedPart {...source}>{children}</PlacedPart>;
  return threefold(null, children, null);
}

function PlacedPart({ of, name, children }: KeptPartProps) {
  const { locale } = useMarket();
  const kept = useContext(KeptMarkupContext);
  const place = of && kept?.placeOf(of, `${locale} ${name}`);
  return place
    ? threefold(place.before, place.isKnown ? null : children, place.after)
    : threefold(null, children, null);
}

/** Always three, so that the names that React gives by place are the same with signs and without. */
function threefold(before: string | null, part: ReactElement | null, after: string | null) {
  return (
    <>
      {before}
      {part}
      {after}
    </>
  );
}
