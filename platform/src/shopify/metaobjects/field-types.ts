const MEASURED = [
  'antenna_gain',
  'area',
  'battery_charge_capacity',
  'battery_energy_capacity',
  'capacitance',
  'concentration',
  'data_storage_capacity',
  'data_transfer_rate',
  'dimension',
  'display_density',
  'distance',
  'duration',
  'electric_current',
  'electrical_resistance',
  'energy',
  'frequency',
  'illuminance',
  'inductance',
  'luminous_flux',
  'mass_flow_rate',
  'power',
  'pressure',
  'resolution',
  'rotational_speed',
  'sound_level',
  'speed',
  'temperature',
  'thermal_power',
  'voltage',
  'volume',
  'volumetric_flow_rate',
  'weight',
];

/** Kinds of values by the category that Shopify counts them to, without references and lists. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  COLOR: ['color'],
  DATE_TIME: ['date', 'date_time'],
  ID: ['id'],
  JSON: ['json'],
  JURISDICTION: ['jurisdiction'],
  LANGUAGE: ['language'],
  LINK: ['link'],
  MEASUREMENT: MEASURED,
  MONEY: ['money'],
  NUMBER: ['number_decimal', 'number_integer'],
  RATING: ['rating'],
  TEXT: ['multi_line_text_field', 'rich_text_field', 'single_line_text_field'],
  TRUE_FALSE: ['boolean'],
  URL: ['url'],
};

const CATEGORY_OF = new Map(
  Object.entries(CATEGORIES).flatMap(([category, types]) =>
    types.map((type) => [type, category] as const),
  ),
);

/** Of these there are no lists. */
const SINGLE = [
  'boolean',
  'id',
  'json',
  'language',
  'money',
  'multi_line_text_field',
  'rich_text_field',
];

const REFERENCES = [
  'company_reference',
  'customer_reference',
  'product_reference',
  'collection_reference',
  'variant_reference',
  'file_reference',
  'product_taxonomy_value_reference',
  'product_taxonomy_disclosure_reference',
  'metaobject_reference',
  'mixed_reference',
  'disclosure_reference',
  'page_reference',
  'article_reference',
  'order_reference',
];

const SINGLE_REFERENCE = 'product_taxonomy_disclosure_reference';

const PLAIN = [...CATEGORY_OF.keys()];

/** Every type that a field of a metaobject may have, in the order in which Shopify lists them. */
export const FIELD_TYPES: readonly string[] = [
  ...[...PLAIN, ...PLAIN.filter((type) => !SINGLE.includes(type)).map(listOf)].toSorted((a, b) =>
    orderOf(a) < orderOf(b) ? -1 : 1,
  ),
  ...REFERENCES.flatMap((type) => (type === SINGLE_REFERENCE ? [type] : [type, listOf(type)])),
];

/** As if a type ended between `_` and the letters: `date_time` comes before `date`. */
function orderOf(type: string): string {
  return `${type}\u{60}`;
}

function listOf(type: string): string {
  return `list.${type}`;
}

/** Without `list.` */
export function itemType(type: string): string {
  return type.startsWith('list.') ? type.slice('list.'.length) : type;
}

export function isListType(type: string): boolean {
  return type.startsWith('list.');
}

export function categoryOf(type: string): string {
  return CATEGORY_OF.get(itemType(type)) ?? 'REFERENCE';
}

export function isMeasured(type: string): boolean {
  return MEASURED.includes(type);
}
