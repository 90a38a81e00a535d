import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface WorkspacePackage {
  readonly name: string;
  /** Folder from the repository root; '' for the root itself. */
  readonly folder: string;
  /** The subpaths that others may import, with the file behind each; `*` stands for one path segment. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

interface PackageFile {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The packages of the repository, the root's own first. */
export function readWorkspaces(root: string): readonly WorkspacePackage[] {
  const rootFile = readPackage(root, '');
  const folders = (rootFile.workspaces ?? []).flatMap((pattern) =>
    globSync(`${pattern}/package.json`, { cwd: root }).map((path) => dirname(path)),
  );
  return ['', ...folders].map((folder) => {
    const file = readPackage(root, folder);
    return {
      name: file.name,
      folder,
      exports: file.exports ?? {},
      dependencies: new Set(Object.keys(file.dependencies ?? {})),
      devDependencies: new Set(Object.keys(file.devDependencies ?? {})),
    };
  });
}

function readPackage(root: string, folder: string): PackageFile {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** The package that a file belongs to. */
export function packageOf(
  file: string,
  packages: readonly WorkspacePackage[],
): WorkspacePackage | null {
  const holders = packages.filter(({ folder }) => folder === '' || file.startsWith(`${folder}/`));
  return holders.toSorted((a, b) => b.folder.length - a.folder.length)[0] ?? null;
}
