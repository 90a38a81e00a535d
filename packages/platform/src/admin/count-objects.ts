/** The wrapping fields of a connection are not objects of their own; see queryCost. */
const WRAPPERS = ['edges', 'pageInfo'];

/** The objects that an answer holds, without the answer itself. */
export function countObjects(data: unknown): number {
  if (Array.isArray(data)) return data.reduce((sum: number, one) => sum + own(one), 0);
  if (typeof data !== 'object' || data === null) return 0;
  return Object.entries(data).reduce((sum, [name, value]) => {
    if (WRAPPERS.includes(name)) return sum + insideOf(value);
    return sum + own(value);
  }, 0);
}

function own(value: unknown): number {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return (isObject ? 1 : 0) + countObjects(value);
}

/** An edge counts by its node, page info not at all. */
function insideOf(value: unknown): number {
  const edges = Array.isArray(value) ? value : [value];
  return edges.reduce((sum: number, edge) => sum + countObjects(edge), 0);
}
