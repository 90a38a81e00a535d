const SEPARATOR = '; ';

export type ReadValue =
  | { readonly kind: 'ok'; readonly value: string }
  | { readonly kind: 'bad'; readonly reason: string };

/** A cell as Shopify stores it: lists become JSON, numbers and booleans are checked. */
export function metafieldFromCell(type: string, cell: string): ReadValue {
  if (type.startsWith('list.')) {
    const items = cell.split(';').map((item) => item.trim());
    return ok(JSON.stringify(items.filter((item) => item !== '')));
  }
  // Exports guard numbers from spreadsheets with an apostrophe, which is no part of them.
  const number = cell.replace(/^'/, '');
  switch (type) {
    case 'number_integer':
      return /^-?\d+$/.test(number) ? ok(number) : bad('must be a whole number', cell);
    case 'number_decimal':
      return /^-?\d+(\.\d+)?$/.test(number) ? ok(number) : bad('must be a number', cell);
    case 'boolean':
      return /^(true|false)$/i.test(cell)
        ? ok(cell.toLowerCase())
        : bad('must be true or false', cell);
    case 'rating':
    case 'json':
      return isJson(cell) ? ok(cell) : bad('must be JSON', cell);
    default:
      return ok(cell);
  }
}

/** The way back: what the same cell is written as. */
export function cellFromMetafield(type: string, value: string): string {
  if (!type.startsWith('list.')) return value;
  const items: unknown = JSON.parse(value);
  return Array.isArray(items) ? items.map(String).join(SEPARATOR) : value;
}

function ok(value: string): ReadValue {
  return { kind: 'ok', value };
}

function bad(expectation: string, cell: string): ReadValue {
  return { kind: 'bad', reason: `${expectation}, not "${cell}"` };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
