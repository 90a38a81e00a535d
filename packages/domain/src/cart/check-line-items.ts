/** Why lines are refused (spec §5); the words for each are in the error catalogue. */
export type LineItemFault =
  | 'noLineItems'
  | 'missingVariantId'
  | 'missingLineId'
  | 'quantityNotANumber'
  | 'quantityBelowOne'
  | 'quantityNegative'
  | 'quantityNotWhole'
  | 'quantityTooLarge';

export type LineItemCheck =
  | { readonly ok: true }
  /** `index` is the first refused line; null when there are no lines at all. */
  | { readonly ok: false; readonly code: LineItemFault; readonly index: number | null };

/** Above it a number is a slip or an attack; the platform would refuse it soon after. */
export const MOST_OF_ONE_LINE = 1_000_000;

interface LineInput {
  readonly id?: unknown;
  readonly variantId?: unknown;
  readonly quantity?: unknown;
}

/** Lines to add: at least one, each with a variantId and a quantity of at least 1. */
export function checkLinesToAdd(lines: unknown): LineItemCheck {
  return checkLines(lines, (line) => {
    if (!isFilled(line.variantId)) return 'missingVariantId';
    return quantityFault(line.quantity, 1);
  });
}

/** Lines to replace: as for adding, but a quantity of 0 is allowed and takes the line out. */
export function checkLinesToReplace(lines: unknown): LineItemCheck {
  return checkLines(lines, (line) => {
    if (!isFilled(line.variantId)) return 'missingVariantId';
    if (!isFilled(line.id)) return 'missingLineId';
    return quantityFault(line.quantity, 0);
  });
}

function checkLines(
  lines: unknown,
  faultOf: (line: LineInput) => LineItemFault | null,
): LineItemCheck {
  if (!Array.isArray(lines) || lines.length === 0) {
    return { ok: false, code: 'noLineItems', index: null };
  }
  for (const [index, line] of lines.entries()) {
    const code = isObject(line) ? faultOf(line) : 'missingVariantId';
    if (code !== null) return { ok: false, code, index };
  }
  return { ok: true };
}

function quantityFault(quantity: unknown, least: 0 | 1): LineItemFault | null {
  if (typeof quantity !== 'number' || Number.isNaN(quantity)) return 'quantityNotANumber';
  if (quantity < least) return least === 1 ? 'quantityBelowOne' : 'quantityNegative';
  if (quantity > MOST_OF_ONE_LINE) return 'quantityTooLarge';
  return Number.isInteger(quantity) ? null : 'quantityNotWhole';
}

function isObject(value: unknown): value is LineInput {
  return typeof value === 'object' && value !== null;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
