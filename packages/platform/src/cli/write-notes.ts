import type { ImportNotes, Note } from '../import/index.ts';
import type { Output } from './command.ts';

export function writeWarnings(output: Output, { warnings }: ImportNotes): void {
  for (const note of inOrder(warnings)) output.write(`  warning ${placed(note)}\n`);
}

export function writeProblems(output: Output, { problems, problemCount }: ImportNotes): void {
  for (const note of inOrder(problems)) output.write(`  problem ${placed(note)}\n`);
  const more = problemCount - problems.length;
  if (more > 0) output.write(`  … and ${more} more problems\n`);
}

function placed({ file, line, message }: Note): string {
  const place = [file ?? '', line > 0 ? `line ${line}` : ''].filter((part) => part !== '');
  return place.length === 0 ? message : `${place.join(' ')}: ${message}`;
}

function inOrder(notes: readonly Note[]): readonly Note[] {
  return notes.toSorted((a, b) => (a.file ?? '').localeCompare(b.file ?? '') || a.line - b.line);
}
