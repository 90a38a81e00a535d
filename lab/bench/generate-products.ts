const RANGES = ['rain', 'copper', 'honey', 'volt', 'moss', 'chalk'];
const KINDS = [
  ['shampoo', 'Shampoo', 'cleanse'],
  ['conditioner', 'Conditioner', 'condition'],
  ['mask', 'Mask', 'treat'],
  ['leave-in', 'Leave-in', 'finish'],
  ['oil', 'Oil', 'finish'],
  ['styling', 'Spray', 'style'],
] as const;
const WORDS = ['Moisture', 'Repair', 'Volume', 'Silver', 'Balancing', 'Night', 'Feather', 'Shine'];
const HAIR_TYPES = ['dry', 'normal', 'curly', 'wavy', 'fine', 'thick', 'coloured', 'coily'];
const CONCERNS = ['dryness', 'frizz', 'breakage', 'dullness', 'flatness', 'flakes', 'heat'];
const FREE_FROM = ['sulphates', 'silicones', 'parabens', 'fragrance'];
const HOLDS = ['light', 'flexible', 'strong', 'extra strong'];

const COLUMNS = [
  'Title',
  'URL handle',
  'Vendor',
  'Type',
  'Published on online store',
  'Status',
  'SKU',
  'Option1 name',
  'Option1 value',
  'Price',
  'Inventory tracker',
  'Inventory quantity',
  'Product image URL',
  'Image position',
  'Image alt text',
  ...['range', 'promise', 'hair_type', 'concern', 'free_from', 'hold', 'routine_step'].map(ours),
  ours('sold_quantity'),
  'Rating (product.metafields.reviews.rating)',
  'Ratings (product.metafields.reviews.rating_count)',
];

/** Generates a Shopify product CSV, the same each time, with facts, prices and ratings spread as in a real shop. */
export function generateProducts(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => productRow(index));
  return [COLUMNS, ...rows].map((row) => row.map(quoted).join(',')).join('\n');
}

function productRow(index: number): readonly string[] {
  // Different strides, so that facts do not go together more than by chance.
  const draw = (list: readonly string[], stride: number) =>
    list[Math.floor((index * stride) / 7) % list.length] ?? '';
  const some = (list: readonly string[], stride: number) =>
    [...new Set([draw(list, stride), draw(list, stride * 3 + 1), draw(list, stride * 5 + 2)])].join(
      '; ',
    );
  const [type, name, step] = KINDS[index % KINDS.length] ?? KINDS[0];
  const range = draw(RANGES, 11);
  const title = `${capitalised(range)} ${draw(WORDS, 13)} ${name} No ${index}`;
  return [
    title,
    generatedHandle(index),
    'LOKKE',
    type,
    'TRUE',
    'active',
    `MU-${index}`,
    'Size',
    `${100 + (index % 10) * 50} ml`,
    (5 + ((index * 7919) % 5000) / 100).toFixed(2),
    'shopify',
    String((index * 37) % 400),
    `https://cdn.lokke.example/files/${range}-shampoo.webp`,
    '1',
    `${title}: a bottle`,
    range,
    `Number ${index}: does what its name says, and nothing besides.`,
    some(HAIR_TYPES, 17),
    some(CONCERNS, 19),
    some(FREE_FROM, 23),
    type === 'styling' ? draw(HOLDS, 29) : '',
    step,
    String((index * 104_729) % 20_000),
    JSON.stringify({
      value: (3 + ((index * 31) % 20) / 10).toFixed(1),
      scale_min: '1.0',
      scale_max: '5.0',
    }),
    String(1 + ((index * 53) % 900)),
  ];
}

export function generatedHandle(index: number): string {
  return `made-up-${index}`;
}

function ours(key: string): string {
  return `${key} (product.metafields.lokke.${key})`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
