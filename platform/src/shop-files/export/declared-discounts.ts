import { type Discount, isOwnNumber, readDiscounts } from '../../shopify/discounts/index.ts';
import type { Sql } from '../../store/index.ts';

type Declared = Readonly<Record<string, unknown>>;

/** Discounts of a shop as a file declares them: amounts in decimals, and no days that nobody declared. */
export function declaredDiscounts(sql: Sql, shop: string): readonly Declared[] {
  return readDiscounts(sql, shop).map(declare);
}

function declare({ id, createdAt: _, updatedAt: __, ...draft }: Discount): Declared {
  return { ...(isOwnNumber(id) ? {} : { id }), ...Object(inDecimals(draft)) };
}

const AMOUNT = 'amountInMinorUnits';

/** The value with each amount as a file writes it: `"amount": "12.50"`. */
function inDecimals(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDecimals);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) =>
      name === AMOUNT && typeof part === 'number'
        ? ['amount', (part / 100).toFixed(2)]
        : [name, inDecimals(part)],
    ),
  );
}
