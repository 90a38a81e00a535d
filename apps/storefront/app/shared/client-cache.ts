import type { DataStrategyResult } from 'react-router';

type Results = Record<string, DataStrategyResult>;
type Answer = (
  asked: { readonly request: Request },
  next: () => Promise<Results>,
) => Promise<Results>;

let answer: Answer | null = null;

/** Who remembers pages comes later than the page itself (remembered-pages.ts); until then every page is asked for. */
export function setClientCache(remembering: Answer): void {
  answer = remembering;
}

/** The router's middleware: whoever comes back to a page sees it at once, as it was lately. */
export const answerLately: Answer = (asked, next) => answer?.(asked, next) ?? next();
