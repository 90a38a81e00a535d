type Thing = Readonly<Record<string, unknown>>;

/** What search engines ask of each kind of thing that our pages describe. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
  Product: ['name', 'image', 'description', 'brand', 'offers'],
  Offer: ['url', 'price', 'priceCurrency', 'availability'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  HairSalon: ['name', 'url', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
};

/** What is missing in a block of structured data, however deep. */
export function structuredDataFlaws(block: unknown): readonly string[] {
  if (!isThing(block)) return ['structured data that is no object'];
  const context =
    block['@context'] === 'https://schema.org' ? [] : ['structured data without @context'];
  return [...context, ...thingFlaws(block)];
}

function thingFlaws(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(thingFlaws);
  if (!isThing(value)) return [];
  const type = String(value['@type'] ?? '');
  const missing = (REQUIRED[type] ?? []).filter((name) => isEmpty(value[name]));
  return [
    ...missing.map((name) => `${type} lacks ${name}`),
    ...Object.values(value).flatMap(thingFlaws),
  ];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
