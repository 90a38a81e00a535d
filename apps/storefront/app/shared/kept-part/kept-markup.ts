import { createContext } from 'react';

/** What a part of a page has around it while it is drawn, or in place of it. */
export interface Place {
  readonly before: string;
  readonly after: string;
  /** Whether its markup is known, so that it need not be drawn. */
  readonly isKnown: boolean;
}

export interface KeptMarkup {
  readonly placeOf: (source: object, name: string) => Place;
}

/** What keeps the markup of parts while a server draws; nothing in browsers. */
export const KeptMarkupContext = createContext<KeptMarkup | null>(null);
