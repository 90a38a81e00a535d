/** How a page may be kept, and which query parameters are part of what it says. */
export type PageRule =
  /** Looks at its visitor: never kept, always made for the one who asks. */
  | { readonly kind: 'own' }
  | {
      readonly kind: 'shared';
      readonly parameters: readonly string[];
      /** The filter groups of the catalogue are parameters too (spec §2). */
      readonly hasFilters?: boolean;
      /** With one of these the page is the same for all, but asked for so rarely that nobody keeps it. */
      readonly rareParameters?: readonly string[];
    };

const PLAIN: PageRule = { kind: 'shared', parameters: [] };
const LIST: PageRule = {
  kind: 'shared',
  parameters: ['slug', 'sortOption', 'page'],
  hasFilters: true,
};
const PRODUCT: PageRule = { kind: 'shared', parameters: ['variant'] };
const PRODUCTS_BY_ID: PageRule = { kind: 'shared', parameters: [], rareParameters: ['ids'] };

/** First match wins; paths are without locale. What is not listed declares no parameters. */
const RULES: readonly (readonly [RegExp, PageRule])[] = [
  [/^\/account(?:\/|$)/i, { kind: 'own' }],
  [/^\/shop$/i, LIST],
  [/^\/range\/[^/]+$/i, LIST],
  [/^\/products\/[^/]+$/i, PRODUCT],
  [/^\/search$/i, { kind: 'shared', parameters: [], rareParameters: ['q'] }],
  [/^\/(?:wishlist|cards)$/i, PRODUCTS_BY_ID],
  [/^\/salon$/i, { kind: 'shared', parameters: [], rareParameters: ['query', 'near'] }],
];

export function pageRuleOf(path: string): PageRule {
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? PLAIN;
}
