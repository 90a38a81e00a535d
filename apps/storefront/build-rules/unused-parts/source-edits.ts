/** A part of a source text and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all edits made; what lies inside a larger edit goes with it. */
export function withEdits(source: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const pieces: string[] = [];
  let position = 0;
  for (const { start, end, text } of inOrder) {
    if (start < position) continue;
    pieces.push(source.slice(position, start), text);
    position = end;
  }
  pieces.push(source.slice(position));
  return pieces.join('');
}
