import type { ESTree } from 'vite';
import type { Edit } from './source-edits.ts';

/**
 * What goes of a switch when some of its values never come. A case that another one falls into keeps its statements
 * and loses its label only.
 */
export function unusedCases(
  { cases }: ESTree.SwitchStatement,
  neverComes: (test: ESTree.Expression) => boolean,
): readonly Edit[] {
  let isFallenInto = false;
  return cases.flatMap(({ start, end, test, consequent }) => {
    const isUnused = test !== null && neverComes(test);
    if (isUnused && !isFallenInto) return { start, end, text: '' };
    isFallenInto = !endsIn(consequent);
    return isUnused ? { start, end: consequent[0]?.start ?? end, text: '' } : [];
  });
}

/** Whether nothing that stands after these statements is reached from them. */
function endsIn(statements: readonly ESTree.Statement[]): boolean {
  const last = statements.at(-1);
  switch (last?.type) {
    case 'BreakStatement':
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'ContinueStatement':
      return true;
    case 'BlockStatement':
      return endsIn(last.body);
    default:
      return false;
  }
}
