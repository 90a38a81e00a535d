import { CONSULTATION_QUESTIONS } from '@lokke/domain/consultation';

/** Tells whether a page may be cached, and which query parameters it reads. */
export type PageRule =
  /** Reads the session: rendered per request. */
  | { readonly kind: 'personal' }
  | {
      readonly kind: 'shared';
      readonly parameters: readonly string[];
      /** The catalogue's filter groups are parameters too (spec §2). */
      readonly hasFilters?: boolean;
      /** Parameters that make a page public but too rare to cache. */
      readonly uncachedParameters?: readonly string[];
    };

const PLAIN: PageRule = { kind: 'shared', parameters: [] };
const LIST: PageRule = {
  kind: 'shared',
  parameters: ['slug', 'sortOption', 'page'],
  hasFilters: true,
};
const PRODUCT: PageRule = { kind: 'shared', parameters: ['variant'] };
const PRODUCTS_BY_ID: PageRule = { kind: 'shared', parameters: [], uncachedParameters: ['ids'] };

/** First match wins; paths are without locale. Unlisted pages declare no parameters. */
const RULES: readonly (readonly [RegExp, PageRule])[] = [
  [/^\/account(?:\/|$)/i, { kind: 'personal' }],
  [/^\/(?:cart\/plain|contact)$/i, { kind: 'personal' }],
  [/^\/shop$/i, LIST],
  [/^\/(?:range|list)\/[^/]+$/i, LIST],
  [/^\/products\/[^/]+$/i, PRODUCT],
  [/^\/search$/i, { kind: 'shared', parameters: [], uncachedParameters: ['q'] }],
  [/^\/(?:wishlist|cards)$/i, PRODUCTS_BY_ID],
  [
    /^\/consultation$/i,
    { kind: 'shared', parameters: [], uncachedParameters: CONSULTATION_QUESTIONS },
  ],
  [/^\/compare$/i, { kind: 'shared', parameters: [], uncachedParameters: ['p'] }],
  [/^\/salon$/i, { kind: 'shared', parameters: [], uncachedParameters: ['query', 'near'] }],
];

export function pageRuleOf(path: string): PageRule {
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? PLAIN;
}
