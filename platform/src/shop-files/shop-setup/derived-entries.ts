import { type PlatformContext, type ShopKey, storefrontMarkets } from '../../protocol/index.ts';
import {
  contentTypeOf,
  type ExportedEntity,
  parseExport,
} from '../../services/contentful/index.ts';
import type { ProductDraft } from '../../shopify/catalogue/index.ts';
import type { DerivedCollections } from './derive-collections.ts';
import { deriveContent } from './derive-content.ts';
import { contentLocales } from './space.ts';

type Space = readonly ExportedEntity[];

interface Catalogue {
  readonly shop: ShopKey;
  readonly products: readonly ProductDraft[];
  readonly collections: DerivedCollections;
}

/** Entries that a catalogue makes of itself in a space: read as an export of the space would be. */
export function derivedEntries(
  base: Space,
  {
    shops,
    storefrontUrl,
    brand: { namespace },
  }: Pick<PlatformContext, 'shops' | 'storefrontUrl' | 'brand'>,
  { shop, products, collections }: Catalogue,
): Space {
  const markets = storefrontMarkets(storefrontUrl, shops[shop]).map(({ locale }) => locale);
  const target = { shop, namespace, markets, locales: contentLocales(base) };
  const contents = (kind: ExportedEntity['kind']) =>
    base.filter((entity) => entity.kind === kind).map(({ content }) => content);
  const parsed = parseExport(
    JSON.stringify({
      locales: contents('Locale'),
      contentTypes: contents('ContentType'),
      entries: deriveContent(products, collections, target),
    }),
  );
  if (!parsed.ok) throw new Error(`The derived content does not fit: ${parsed.errors[0]}`);
  return parsed.entities.filter(({ kind }) => kind === 'Entry');
}

/** Pages that a shop has one of: its own comes before a derived one. */
const ONE_OF: readonly string[] = ['homePage', 'menu', 'filterSettings', 'promoSettings'];

export function isOneOf(entity: ExportedEntity): boolean {
  return ONE_OF.includes(contentTypeOf(entity) ?? '');
}
