import { type ComponentType, createContext, useContext } from 'react';

export interface PreviewProps {
  readonly title: string;
  readonly description: string | null;
  /** An absolute address; the shop's own picture stands in where there is none. */
  readonly pictureUrl: string | null;
  /** Null for a page that is not to be listed. */
  readonly canonicalUrl: string | null;
}

export interface Site {
  /** Where the shop is found: `https://shop.example`. */
  readonly origin: string;
  /** What only search engines and link previews read. The server brings it along; browsers do without. */
  readonly Previews: ComponentType<PreviewProps> | null;
}

export const SiteContext = createContext<Site>({ origin: '', Previews: null });

export function useSite(): Site {
  return useContext(SiteContext);
}
