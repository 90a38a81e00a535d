import { breaksCase } from './cases.ts';

/** Rows of one list: a cart holds no more lines. */
export const MAX_ORDER_ROWS = 250;
const MAX_QUANTITY = 9_999;
const MAX_CODE_LENGTH = 60;

export type RowProblem =
  | { readonly kind: 'unreadable' | 'tooMany' | 'unknown' | 'soldOut' }
  | { readonly kind: 'quantity'; readonly most: number }
  | { readonly kind: 'cases'; readonly caseQuantity: number }
  | { readonly kind: 'stock'; readonly left: number };

interface FaultyRow {
  /** Number of the line in the list, from 1. */
  readonly row: number;
  readonly text: string;
  readonly problem: RowProblem;
}

export interface OrderRow {
  /** Number of the first line that names it. */
  readonly row: number;
  readonly text: string;
  /** Article number in capitals, or digits of a barcode. */
  readonly code: string;
  readonly quantity: number;
}

/** A code, and a quantity behind a comma, a semicolon, a tab or blanks; a code alone is one piece. */
const ROW = /^([^\s,;]+)(?:[\s,;]+([1-9]\d{0,8}|0))?$/;

/** Reads a list of "article number or barcode, quantity"; lines of one code are put together. */
export function readOrderList(list: string): {
  readonly rows: readonly OrderRow[];
  readonly faults: readonly FaultyRow[];
} {
  const rows = new Map<string, OrderRow>();
  const faults: FaultyRow[] = [];
  for (const [index, line] of list.split(/\r\n|\r|\n/).entries()) {
    const text = line.trim();
    if (text === '') continue;
    const shown = { row: index + 1, text: text.slice(0, MAX_CODE_LENGTH) };
    const [, typed = '', digits = '1'] = ROW.exec(text) ?? [];
    const code = typed.toUpperCase();
    const known = rows.get(code);
    // Nought is no order, beside whatever else of the code.
    const quantity = digits === '0' ? 0 : Number(digits) + (known?.quantity ?? 0);
    const problem = rowProblem({ code, quantity, isFull: !known && rows.size >= MAX_ORDER_ROWS });
    if (problem !== null) faults.push({ ...shown, problem });
    else rows.set(code, joinRows(known, { ...shown, code, quantity: Number(digits) }));
  }
  return { rows: [...rows.values()], faults };
}

/** Puts the rows of one article together, which may be named by its number and by its barcode. */
export function joinSameArticles(
  rows: readonly OrderRow[],
  articleOf: (code: string) => string | undefined,
): readonly OrderRow[] {
  const joined = new Map<string, OrderRow>();
  for (const row of rows) {
    const article = articleOf(row.code) ?? row.code;
    joined.set(article, joinRows(joined.get(article), row));
  }
  return [...joined.values()];
}

/** A list to be put right goes on with the sum, else whatever the later lines ordered would be lost. */
function joinRows(known: OrderRow | undefined, row: OrderRow): OrderRow {
  if (known === undefined) return row;
  const quantity = known.quantity + row.quantity;
  return { ...known, quantity, text: `${known.code}, ${quantity}` };
}

interface Read {
  readonly code: string;
  readonly quantity: number;
  readonly isFull: boolean;
}

function rowProblem({ code, quantity, isFull }: Read): RowProblem | null {
  if (code === '' || code.length > MAX_CODE_LENGTH) return { kind: 'unreadable' };
  if (quantity < 1 || quantity > MAX_QUANTITY) return { kind: 'quantity', most: MAX_QUANTITY };
  return isFull ? { kind: 'tooMany' } : null;
}

/** Variant as an order list finds it. */
export interface OrderedVariant {
  readonly availableForSale: boolean;
  readonly quantityAvailable: number | null;
  readonly caseQuantity?: number | undefined;
}

/** Finds what keeps a row from being added; null where nothing does. */
export function orderProblem(
  { quantity }: Pick<OrderRow, 'quantity'>,
  variant: OrderedVariant | null,
): RowProblem | null {
  if (variant === null) return { kind: 'unknown' };
  const { availableForSale, quantityAvailable: left, caseQuantity } = variant;
  if (!availableForSale) return { kind: 'soldOut' };
  // Stock of what is sold without counting is nought or less.
  const most = left !== null && left > 0 ? left : null;
  if (caseQuantity !== undefined && breaksCase(quantity, caseQuantity, most)) {
    return { kind: 'cases', caseQuantity };
  }
  return most !== null && most < quantity ? { kind: 'stock', left: most } : null;
}
