import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  read('package-lock.json'),
);
const places = Object.entries(lock.packages);
const isOurs = (place: string) => !place.includes('node_modules/');
/** Development dependencies of the workspaces beside the shop: they are private to tests and measurements. */
const BESIDE = ['e2e', 'lab'];

it('every production dependency has a row that says why, and no row is left of another', () => {
  const used = places
    .filter(([place]) => isOurs(place) && !BESIDE.includes(place))
    .flatMap(([, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    )
    .filter((name) => !name.startsWith('@lokke/'));
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| .+ \| .+ \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual([...new Set(used)].toSorted());
});

it('no package of a server brings an install script', () => {
  const scripted = places
    .filter(([place, { dev, devOptional }]) => !isOurs(place) && !dev && !devOptional)
    .flatMap(([place, { hasInstallScript }]) => (hasInstallScript ? [place] : []));
  expect(scripted).toEqual([]);
});

it('every install script is refused by name', () => {
  const { allowScripts }: { readonly allowScripts: object } = JSON.parse(read('package.json'));
  const scripted = places
    .filter(([place, { hasInstallScript }]) => !isOurs(place) && hasInstallScript)
    .map(([place]) => place.replace(/.*node_modules\//, ''));
  expect([...new Set(scripted)].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
  expect(Object.values(allowScripts)).not.toContain(true);
});
