import {
  MAY_IMPORT,
  ONLY_PACKAGES,
  type RoomName,
  STRANGERS,
  TESTS_MAY_ALSO_IMPORT,
  WITHOUT_NODE,
} from './may-import.ts';
import { packageOf, type WorkspacePackage } from './packages.ts';
import type { Target } from './resolve-import.ts';
import { isTest, type Room, roomOf } from './rooms.ts';

export type Rule =
  | 'direction'
  | 'strangers'
  | 'by-path-into-package'
  | 'private-path'
  | 'without-node'
  | 'only-packages'
  | 'undeclared-package'
  | 'cycle';

export interface Offence {
  readonly rule: Rule;
  readonly reason: string;
}

/** Judges one import of one file against the table. */
export function judge(
  file: string,
  target: Target,
  packages: readonly WorkspacePackage[],
): Offence | null {
  const room = roomOf(file);
  if (room === null) return null;
  switch (target.kind) {
    case 'virtual':
      return null;
    case 'builtin':
      return judgeBuiltin(file, room);
    case 'package':
      return judgePackage(file, room, target.name, packages);
    case 'private':
      return offence('private-path', `${target.packageName} does not export this path`);
    case 'file':
    case 'workspace':
      return judgeRoom(file, room, target, packages);
  }
}

function judgeRoom(
  file: string,
  from: Room,
  target: { readonly kind: 'file' | 'workspace'; readonly file: string },
  packages: readonly WorkspacePackage[],
): Offence | null {
  const home = packageOf(file, packages);
  const away = packageOf(target.file, packages);
  if (target.kind === 'file' && home !== away && home?.folder !== '' && away?.folder !== '') {
    return offence('by-path-into-package', `import ${away?.name} by its name`);
  }
  const to = roomOf(target.file);
  if (to === null || (to.name === from.name && to.part === from.part)) return null;
  if (to.name === from.name && STRANGERS.includes(from.name)) {
    return offence(
      'strangers',
      `${from.name}/${from.part} and ${to.name}/${to.part} are strangers`,
    );
  }
  return mayImport(from.name, to.name, isTest(file))
    ? null
    : offence('direction', `${from.name} may not import ${to.name}`);
}

function mayImport(from: RoomName, to: RoomName, asTest: boolean): boolean {
  const allowed: readonly RoomName[] = MAY_IMPORT[from];
  return allowed.includes(to) || (asTest && (TESTS_MAY_ALSO_IMPORT[from] ?? []).includes(to));
}

function judgeBuiltin(file: string, room: Room): Offence | null {
  if (isTest(file) || !WITHOUT_NODE.includes(room.name)) return null;
  return offence('without-node', `${room.name} lives without Node`);
}

function judgePackage(
  file: string,
  room: Room,
  name: string,
  packages: readonly WorkspacePackage[],
): Offence | null {
  const only = ONLY_PACKAGES[room.name];
  if (only !== undefined && !isTest(file) && !only.includes(name)) {
    return offence('only-packages', `${room.name} may use ${only.join(', ') || 'no package'} only`);
  }
  const home = packageOf(file, packages);
  const root = packages.find(({ folder }) => folder === '');
  const isDeclared =
    home?.dependencies.has(name) ||
    home?.devDependencies.has(name) ||
    // Tools for tests and scripts are declared once, at the root.
    root?.devDependencies.has(name);
  return isDeclared
    ? null
    : offence('undeclared-package', `${home?.name}'s package.json does not name ${name}`);
}

function offence(rule: Rule, reason: string): Offence {
  return { rule, reason };
}
