import type { AccountOutcome, Catalogue, FoundRow, TradeOrder } from '@lokke/contract/ports';
import type { ProductDetail } from '@lokke/domain/catalogue';
import {
  joinSameArticles,
  type OrderRow,
  orderProblem,
  type RowProblem,
  readOrderList,
} from '@lokke/domain/trade';
import { variantsByCode } from '@lokke/shopify-admin';
import { fail, logFailure, type OpenAccount, succeed } from '../account/index.ts';
import { type Salons, tradeAccessOf } from '../salons/index.ts';

type Sold = Pick<Catalogue, 'product' | 'variant'>;
type Place = { readonly id: string; readonly handle: string };
type Resolved =
  | { readonly row: OrderRow; readonly found: FoundRow }
  | { readonly row: OrderRow; readonly problem: RowProblem };

/** Codes of one request to the Admin API, of which each is asked for as an article number and as a barcode. */
const CODES_AT_ONCE = 50;

/** Finds what the order list of a salon customer names; null for everybody else. */
export async function tradeOrder(
  source: OpenAccount,
  salons: Salons,
  catalogue: Sold,
  list: string,
): Promise<AccountOutcome<TradeOrder | null>> {
  const access = await tradeAccessOf(source, salons);
  if (!access.ok) return access;
  if (access.value?.kind !== 'open') return succeed(null);
  const { rows, faults } = readOrderList(list);
  const places = await placesOf(source, rows);
  if (places === null) return fail('platformFailed');
  const handles = [...new Set([...places.values()].map(({ handle }) => handle))];
  const loaded = await Promise.all(handles.map((handle) => catalogue.product(handle)));
  if (loaded.some(({ kind }) => kind === 'failed')) return fail('platformFailed');
  const products = new Map(
    loaded.flatMap((one) => (one.kind === 'found' ? [[one.value.handle, one.value]] : [])),
  );
  const resolved = await Promise.all(
    joinSameArticles(rows, (code) => places.get(code)?.id).map((row) => {
      const place = places.get(row.code);
      return resolve(catalogue, row, place, products.get(place?.handle ?? ''));
    }),
  );
  const known = resolved.filter((one) => one !== null);
  if (known.length < resolved.length) return fail('platformFailed');
  const refused = known.flatMap((one) =>
    'problem' in one ? [{ row: one.row.row, text: one.row.text, problem: one.problem }] : [],
  );
  return succeed({
    found: known.flatMap((one) => ('found' in one ? [one.found] : [])),
    faults: [...faults, ...refused].toSorted((left, right) => left.row - right.row),
  });
}

async function resolve(
  catalogue: Sold,
  row: OrderRow,
  place: Place | undefined,
  product: ProductDetail | undefined,
): Promise<Resolved | null> {
  if (place === undefined || product === undefined) return { row, problem: { kind: 'unknown' } };
  const variant = await catalogue.variant(product, { kind: 'id', id: place.id });
  if (variant.kind === 'failed') return null;
  const sold = variant.kind === 'found' ? variant.value : null;
  const { caseQuantity } = product;
  const problem = orderProblem(row, sold && { ...sold, caseQuantity });
  if (sold === null || problem !== null) return { row, problem: problem ?? { kind: 'unknown' } };
  return { row, found: { product, variant: sold, quantity: row.quantity } };
}

/** Finds where each code leads; null while the shop cannot be asked. */
async function placesOf(
  source: OpenAccount,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, Place> | null> {
  const { admin } = source;
  if (admin === null) return null;
  const places = new Map<string, Place>();
  for (let from = 0; from < rows.length; from += CODES_AT_ONCE) {
    // A quotation mark would end the term.
    const codes = rows
      .slice(from, from + CODES_AT_ONCE)
      .map(({ code }) => code.replaceAll(/["\\]/g, ''));
    const query = codes.flatMap((code) => [`sku:"${code}"`, `barcode:"${code}"`]).join(' OR ');
    const found = await variantsByCode(admin, { query });
    if (!found.ok) {
      logFailure(source, 'find articles', found.failure);
      return null;
    }
    for (const { id, sku, barcode, product } of found.value) {
      const place = { id, handle: product.handle };
      for (const code of [sku, barcode]) if (code) places.set(code.toUpperCase(), place);
    }
  }
  return places;
}
