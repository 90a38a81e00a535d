const NOT_A_NUMBER = -2;
const MINUS_INFINITY = -3;
const MINUS_ZERO = -4;
const NULL = -5;
const INFINITY = -6;
const UNDEFINED = -7;

/**
 * A value in the notation that the router reads in the browser: a list in which each value stands once, and others name
 * its place. The router writes it in a stream of the web API, which takes longer than the writing. Null for what is no
 * plain data, such as an error or a promise: that is left to the router.
 */
export function routerNotation(value: unknown): string | null {
  const written: string[] = [];
  const places = new Map<unknown, number>();
  const left: unknown[] = [];

  function placeOf(each: unknown): number {
    const standing = numberedValue(each);
    if (standing !== null) return standing;
    const known = places.get(each);
    if (known !== undefined) return known;
    left.push(each);
    places.set(each, places.size);
    return places.size - 1;
  }

  if (placeOf(value) < 0) return null;
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    const text = typeof each === 'object' ? objectText(each, placeOf) : leafText(each);
    if (text === null) return null;
    written[placeOf(each)] = text;
  }
  return `[${written.join(',')}]\n`;
}

/** Values that have a number of their own. */
function numberedValue(value: unknown): number | null {
  if (value === undefined) return UNDEFINED;
  if (value === null) return NULL;
  if (typeof value !== 'number') return null;
  if (Number.isNaN(value)) return NOT_A_NUMBER;
  if (value === Number.POSITIVE_INFINITY) return INFINITY;
  if (value === Number.NEGATIVE_INFINITY) return MINUS_INFINITY;
  return Object.is(value, -0) ? MINUS_ZERO : null;
}

function leafText(value: unknown): string | null {
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? JSON.stringify(value) : null;
}

function objectText(value: object | null, placeOf: (value: unknown) => number): string | null {
  if (Array.isArray(value)) return `[${value.map(placeOf).join(',')}]`;
  if (value === null || Object.getPrototypeOf(value) !== Object.prototype) return null;
  const fields = Object.entries(value).map(
    ([key, field]) => `"_${placeOf(key)}":${placeOf(field)}`,
  );
  return `{${fields.join(',')}}`;
}
