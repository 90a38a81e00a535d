import type { DatabaseSync } from 'node:sqlite';

interface StoredProduct {
  readonly handle: string;
  readonly title: string;
  readonly options: readonly { readonly name: string }[];
  readonly variants: readonly {
    readonly optionValues: readonly string[];
    readonly priceInMinorUnits: number;
  }[];
  readonly metafields: readonly {
    readonly namespace: string;
    readonly key: string;
    readonly value: string;
  }[];
}

const NAMESPACE = 'lab';
const KEY = 'round';

function productsIn(database: DatabaseSync): readonly StoredProduct[] {
  return database
    .prepare("SELECT document FROM catalogue_records WHERE shop = 'nl' AND kind = 'product'")
    .all()
    .map(({ document }) => JSON.parse(String(document)));
}

const OPTION_HEADERS = [1, 2, 3].flatMap((n) => [`Option${n} name`, `Option${n} value`]);
const HEADER = [
  'Title',
  'URL handle',
  ...OPTION_HEADERS,
  'Price',
  `Round (product.metafields.${NAMESPACE}.${KEY})`,
];

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A price for all variants of one product. */
export interface NewPrice {
  readonly handle: string;
  readonly priceInMinorUnits: number;
}

/** The shop's own products as a file to import, with a number in each and no column for stock; or one, with its price. */
export function productFile(database: DatabaseSync, round: number, price?: NewPrice): string {
  const isWanted = ({ handle }: StoredProduct) => price === undefined || price.handle === handle;
  const products = productsIn(database).filter(isWanted);
  const rows = products.flatMap(({ title, handle, options, variants }) =>
    variants.map(({ optionValues, priceInMinorUnits }, i) => [
      i === 0 ? title : '',
      handle,
      ...[0, 1, 2].flatMap((n) => [i === 0 ? (options[n]?.name ?? '') : '', optionValues[n] ?? '']),
      ((price?.priceInMinorUnits ?? priceInMinorUnits) / 100).toFixed(2),
      i === 0 ? String(round) : '',
    ]),
  );
  return [HEADER, ...rows].map((row) => row.map(cell).join(',')).join('\n');
}

/** The numbers that products carry; one alone when every import was whole. */
export function roundsIn(database: DatabaseSync): ReadonlySet<number> {
  const rounds = productsIn(database).map(({ metafields }) =>
    Number(
      metafields.find(({ namespace, key }) => namespace === NAMESPACE && key === KEY)?.value ?? 0,
    ),
  );
  return new Set(rounds);
}
