import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { WorkspacePackage } from './packages.ts';

export type Target =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'workspace'; readonly file: string }
  | { readonly kind: 'private'; readonly packageName: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'builtin' }
  | { readonly kind: 'virtual' };

/** What an import specifier stands for; relative ones carry their extension, so no disk is needed. */
export function resolveImport(
  from: string,
  specifier: string,
  packages: readonly WorkspacePackage[],
): Target {
  if (specifier.startsWith('.')) {
    return { kind: 'file', file: posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')) };
  }
  if (isBuiltin(specifier)) return { kind: 'builtin' };
  if (specifier.startsWith('virtual:')) return { kind: 'virtual' };
  const name = specifier.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? specifier;
  const own = packages.find((candidate) => candidate.name === name);
  if (own === undefined) return { kind: 'package', name };
  const file = exportedFile(own, `.${specifier.slice(name.length)}`);
  if (file === null) return { kind: 'private', packageName: name };
  return { kind: 'workspace', file: posix.join(own.folder, file) };
}

/** Follows `exports`; a `*` covers one segment, so nobody reaches into a folder through it. */
function exportedFile({ exports }: WorkspacePackage, subpath: string): string | null {
  for (const [pattern, file] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) {
      if (pattern === subpath) return file;
      continue;
    }
    const inner = subpath.slice(before.length, subpath.length - after.length);
    const fits = subpath.startsWith(before) && subpath.endsWith(after) && inner !== '';
    if (fits && !inner.includes('/')) return file.replace('*', inner);
  }
  return null;
}
