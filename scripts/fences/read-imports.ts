import { parseSync, Visitor } from 'oxc-parser';

export interface ImportedName {
  readonly specifier: string;
  readonly line: number;
  /** Types vanish before the code runs, so they cannot make a cycle at run time. */
  readonly isTypeOnly: boolean;
}

/** Every module that a source names: imports, re-exports, `import()` and `import('…')` in types. */
export function readImports(file: string, source: string): readonly ImportedName[] {
  const { program, module, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be read: ${error.message}`);

  const found: ImportedName[] = [];
  const add = (specifier: string, offset: number, isTypeOnly: boolean) =>
    found.push({ specifier, line: source.slice(0, offset).split('\n').length, isTypeOnly });

  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isTypeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    add(moduleRequest.value, start, isTypeOnly);
  }
  for (const { entries, start } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest !== null) add(moduleRequest.value, start, isType);
    }
  }
  new Visitor({
    ImportExpression({ source: named, start }) {
      if (named.type === 'Literal' && typeof named.value === 'string') {
        add(named.value, start, false);
      }
    },
    TSImportType({ source: named, start }) {
      add(named.value, start, true);
    },
  }).visit(program);
  return found;
}
