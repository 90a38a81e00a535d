import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '@lokke/http-client';
import * as v from 'valibot';
import { HASHED_NAME } from '../server/http/stored-files.ts';
import type { BuildFiles } from './build-files.ts';

const Listed = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
  names: v.array(v.pipe(v.string(), v.regex(HASHED_NAME))),
});
type KeptBuild = v.InferOutput<typeof Listed>;

export interface KeepOptions {
  /** The build's client folder. */
  readonly from: string;
  readonly build: BuildFiles;
  /** The folder of kept files: `assets/<name>` and `builds/<id>.json`, which lists a build's files. */
  readonly folder: string;
  /** Number of builds that are kept, this one included. */
  readonly count: number;
  readonly now: Date;
}

export interface Kept {
  /** Ids of kept builds, the latest first. */
  readonly builds: readonly string[];
  readonly copied: number;
  readonly dropped: number;
}

/**
 * Adds a build's hashed files to the folder, and drops files that only builds before the last `count` have. Files of
 * no listed build stay: somebody else put them there. Servers may share the folder and keep at the same time.
 */
export function keepBuild({ from, build, folder, count, now }: KeepOptions): Kept {
  const [assets, lists] = [join(folder, 'assets'), join(folder, 'builds')];
  for (const each of [assets, lists]) mkdirSync(each, { recursive: true });
  // Listed before its files are there, so that nobody else drops one of them meanwhile.
  const own: KeptBuild = { ...build, names: [...build.names], keptAt: now.toISOString() };
  writeWhole(join(lists, `${build.id}.json`), (path) => writeFileSync(path, JSON.stringify(own)));
  const all = readLists(lists).sort((a, b) => b.keptAt.localeCompare(a.keptAt));
  const isOwn = ({ id }: KeptBuild) => id === build.id;
  const inOrder = [own, ...all.filter((each) => !isOwn(each))];
  const [kept, old] = [inOrder.slice(0, count), inOrder.slice(count)];

  const missing = build.names.filter(
    (name) => sizeOf(join(assets, name)) !== sizeOf(join(from, 'assets', name)),
  );
  for (const name of missing) {
    writeWhole(join(assets, name), (path) => copyFileSync(join(from, 'assets', name), path));
  }
  const inUse = new Set(kept.flatMap(({ names }) => names));
  const unused = new Set(old.flatMap(({ names }) => names).filter((name) => !inUse.has(name)));
  for (const name of unused) rmSync(join(assets, name), { force: true });
  for (const { id } of old) rmSync(join(lists, `${id}.json`), { force: true });
  return { builds: kept.map(({ id }) => id), copied: missing.length, dropped: unused.size };
}

function readLists(folder: string): KeptBuild[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const path = join(folder, name);
      const listed = v.safeParse(Listed, parseJson(readFileSync(path, 'utf8')));
      if (listed.success) return listed.output;
      throw new Error(`"${path}" is no list of a build's files; take it away.`);
    });
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** A file under its name is whole: a server may read it at any moment. */
function writeWhole(path: string, write: (path: string) => void): void {
  const unfinished = `${path}.${process.pid}.part`;
  write(unfinished);
  renameSync(unfinished, path);
}
