import {
  hoverMediaQuery,
  kebabCaseFolders,
  namedSubjects,
  pureDomain,
  smallFiles,
  smallFunctions,
} from './file-rules.ts';
import { noHardcodedText } from './no-hardcoded-text.ts';
import { PATTERN_RULES } from './pattern-rules.ts';
import type { Convention, Finding, SourceFile } from './rule.ts';
import { clearComments, verbsForFunctions } from './word-rules.ts';

const CONVENTIONS: readonly Convention[] = [
  smallFiles,
  smallFunctions,
  namedSubjects,
  kebabCaseFolders,
  pureDomain,
  noHardcodedText,
  hoverMediaQuery,
  clearComments,
  verbsForFunctions,
  ...PATTERN_RULES,
];

/** Checks what the formatter and the type checker cannot: sizes, names, purity, colours. */
export function checkConventions({ file, source }: SourceFile): readonly Finding[] {
  return CONVENTIONS.filter((rule) => rule.appliesTo(file)).flatMap((rule) =>
    rule.find({ file, source }).map(({ offset, reason }) => ({
      rule: rule.name,
      file,
      line: source.slice(0, offset).split('\n').length,
      reason,
    })),
  );
}
