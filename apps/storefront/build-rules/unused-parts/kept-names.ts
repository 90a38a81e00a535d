import type { Edit } from './source-edits.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A variable may be declared in a case that goes and be used in one that stays: each function that such a case is
 * part of declares these names at its beginning.
 */
export function keptNames(
  gone: readonly Span[],
  bodies: readonly Span[],
  variables: readonly { readonly name: string; readonly start: number }[],
): readonly Edit[] {
  const bodyOf = ({ start }: { readonly start: number }) =>
    bodies.findLast((body) => body.start < start && start < body.end);
  return gone.flatMap((span) => {
    const body = bodyOf(span);
    const names = variables
      .filter((each) => each.start >= span.start && each.start < span.end && bodyOf(each) === body)
      .map(({ name }) => name);
    if (body === undefined || names.length === 0) return [];
    const start = body.start + 1;
    return { start, end: start, text: `var ${names.join(',')};` };
  });
}
