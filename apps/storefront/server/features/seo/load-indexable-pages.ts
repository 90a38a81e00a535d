import type { Capability } from '@lokke/brand';
import { type Catalogue, type ContentSource, foundOrNull, listIn } from '@lokke/contract/ports';
import { canAdvise, DEFAULT_CONSULTATION, hasRoutine } from '@lokke/domain/consultation';
import type { Market } from '@lokke/domain/markets';
import { writtenPagePath } from '@lokke/domain/paths';
import type { Salons } from '../salons/index.ts';

/** A market's indexable pages: paths without locale, with their last change. */
export type IndexablePages = ReadonlyMap<string, string | null>;

export interface LoadedPages {
  readonly pages: IndexablePages;
  /** Tells whether all sources responded. */
  readonly isWhole: boolean;
}

export interface PageListSources {
  readonly catalogueOf: (market: Market) => Catalogue;
  readonly contentOf: (market: Market) => Pick<ContentSource, 'pages' | 'consultation'>;
  readonly salons: Salons;
  /** Parts of the shop that the brand switches on. */
  readonly capabilities: readonly Capability[];
}

/** Pages of every market. */
const ALWAYS = ['/', '/shop', '/ranking'];
const ALL_SALONS = { near: null, query: '', limit: Number.POSITIVE_INFINITY };

/** Leaves out what fails to load, rather than listing dead URLs. */
export async function loadIndexablePages(
  { catalogueOf, contentOf, salons, capabilities }: PageListSources,
  market: Market,
): Promise<LoadedPages> {
  const catalogue = catalogueOf(market);
  const content = contentOf(market);
  const [addresses, products, ingredients, consultation, written, policies, articles, salonList] =
    await Promise.all([
      catalogue.addresses(),
      catalogue.products(),
      catalogue.ingredients(),
      content.consultation(),
      content.pages(),
      catalogue.policies(),
      catalogue.articles(),
      salons.listOf(market),
    ]);
  const hasSalons = capabilities.includes('salons');
  const advises = capabilities.includes('consultation');
  const found =
    hasSalons && salonList.kind === 'found' ? salonList.value.find(ALL_SALONS).salons : [];
  const hasConsultation = canAdvise(
    foundOrNull(consultation) ?? DEFAULT_CONSULTATION,
    listIn(products),
  );
  const pages = new Map<string, string | null>([
    ...ALWAYS.map((path) => [path, null] as const),
    ...(advises && hasRoutine(listIn(products)) ? [['/routine', null] as const] : []),
    ...(advises && hasConsultation ? [['/consultation', null] as const] : []),
    ...(listIn(ingredients).length > 0 ? [['/ingredients', null] as const] : []),
    ...listIn(addresses).map(({ path, changedAt }) => [path, changedAt] as const),
    // The platform's policies are used while the content has none.
    ...(listIn(written).length > 0
      ? listIn(written)
          // A question is no page of its own.
          .filter(({ anchor }) => anchor === undefined)
          .map(({ slug }) => [writtenPagePath(slug), null] as const)
      : listIn(policies).map(({ handle }) => [`/policies/${handle}`, null] as const)),
    ...(listIn(articles).length > 0 ? [['/journal', null] as const] : []),
    ...listIn(articles).map(
      ({ handle, publishedAt }) => [`/journal/${encodeURIComponent(handle)}`, publishedAt] as const,
    ),
    ...(found.length > 0 ? [['/salon/', null] as const] : []),
    ...found.map(({ salon }) => [`/salon/${encodeURIComponent(salon.salonNo)}`, null] as const),
  ]);
  return {
    pages,
    isWhole:
      [addresses, products, policies, articles, salonList].every(({ kind }) => kind === 'found') &&
      written.kind !== 'failed',
  };
}
