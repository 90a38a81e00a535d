import { isSpecType, type ProductSpec } from '../catalogue/index.ts';

interface Specified {
  readonly specs: readonly ProductSpec[];
}

/**
 * The products of a bundle as filters see them: what hair each is for is its own (spec §5: any of them speaks for the
 * bundle), but type, stock, size and rating are the bundle's.
 */
export function bundleParts<Part extends Specified>(
  bundle: Specified,
  parts: readonly Part[],
): readonly Part[] {
  const own = bundle.specs.filter(({ type }) => !isSpecType(type));
  return parts.map((part) => ({
    ...part,
    specs: [...part.specs.filter(({ type }) => isSpecType(type)), ...own],
  }));
}
