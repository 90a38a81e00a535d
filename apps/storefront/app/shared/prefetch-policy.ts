interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Cacheable pages where most visits go next. */
const LIKELY_NEXT = /^\/(?:$|shop(?:$|[?/])|range\/|products\/|routine(?:$|[?/]))/;

/**
 * Addresses of pages that are everybody's and change nothing. None has parameters, since those may name a cart, a salon
 * or a code.
 */
const MADE_AHEAD =
  /^\/(?:$|(?:shop|routine|ingredients|ranking|journal)$|(?:range|list|products|pages|policies|journal)\/[^/?#]+$)/;

export function isPublicPage(path: string): boolean {
  return LIKELY_NEXT.test(path);
}

/** Tells whether browsers that can may make the page, hidden, before its link is pressed. */
export function isMadeAhead(path: string): boolean {
  return MADE_AHEAD.test(path);
}

export interface BrowserTraits {
  /** Makes whole pages ahead, and has a mouse that shows where it goes next. */
  readonly makesAhead: boolean;
  readonly savesData: boolean;
}

/** A document that the browser makes ahead, a page whose data the shop reads ahead, or neither. */
export type Way = 'document' | 'read-ahead' | 'router';

export function wayTo(path: string, { makesAhead, savesData }: BrowserTraits): Way {
  if (savesData) return 'router';
  if (makesAhead && isMadeAhead(path)) return 'document';
  return isPublicPage(path) ? 'read-ahead' : 'router';
}

/** The server knows of no browser: its markup is the same for all. */
export function readBrowserTraits(): BrowserTraits {
  if (import.meta.env.SSR) return { makesAhead: false, savesData: true };
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return {
    makesAhead:
      HTMLScriptElement.supports?.('speculationrules') === true &&
      window.matchMedia('(hover: hover) and (pointer: fine)').matches,
    savesData: saveData || effectiveType.endsWith('2g'),
  };
}
