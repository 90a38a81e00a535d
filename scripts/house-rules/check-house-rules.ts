import type { Finding, HouseRule, SourceFile } from './finding.ts';
import { hoverWithAPointer } from './hover-with-a-pointer.ts';
import { PATTERN_RULES } from './patterns.ts';
import { pureDomain } from './pure-domain.ts';
import { kebabCaseFolders, namedSubjects, smallFiles } from './size-and-names.ts';
import { textsFromCatalogue } from './texts-from-catalogue.ts';

const RULES: readonly HouseRule[] = [
  smallFiles,
  namedSubjects,
  kebabCaseFolders,
  pureDomain,
  textsFromCatalogue,
  hoverWithAPointer,
  ...PATTERN_RULES,
];

/** What the formatter and the type checker cannot hold: sizes, names, purity, colours. */
export function checkHouseRules({ file, source }: SourceFile): readonly Finding[] {
  return RULES.filter((rule) => rule.appliesTo(file)).flatMap((rule) =>
    rule.find({ file, source }).map(({ offset, reason }) => ({
      rule: rule.name,
      file,
      line: source.slice(0, offset).split('\n').length,
      reason,
    })),
  );
}
