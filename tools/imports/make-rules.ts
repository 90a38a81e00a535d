// node tools/imports/make-rules.ts: writes Biome's import rules from the table of rooms (rooms.json).
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refuseUnknown } from '../runtime/refuse-unknown.ts';
import rooms from './rooms.json' with { type: 'json' };

// Leaves alone the arguments of tools that import this file for what it writes.
if (import.meta.main) refuseUnknown(process.argv.slice(2), []);

const TARGET = join(import.meta.dirname, 'generated', 'rules.json');
/** Folders below a house's root that a file may lie in. */
const MAX_DEPTH = 5;

interface Pattern {
  readonly group: readonly string[];
  readonly message: string;
}

interface Limits {
  readonly why: string;
  /** Our own packages that may be imported; any other package may. */
  readonly ours?: readonly string[];
  /** Packages that may be imported; nothing else may. */
  readonly nothingBut?: readonly string[];
}

type House = Limits & {
  readonly root: string;
  /** Layers from the top down: each imports those below it. */
  readonly layers: readonly (readonly string[])[];
  readonly doors: string;
  readonly strangers?: readonly string[];
  readonly never?: readonly Pattern[];
  readonly names?: Readonly<Record<string, object>>;
  readonly nothingButBelow?: Readonly<Record<string, readonly string[]>>;
};

const BY_NAME: readonly Pattern[] = [
  {
    group: ['**/packages/**', '**/apps/**', '**/platform/src/**'],
    message: 'Import another package by its name',
  },
  {
    group: ['@lokke/platform/**', '!@lokke/platform/tests/accounts/*'],
    message: 'The platform has one door: @lokke/platform',
  },
];
const ENTER = 'Enter a room through its index.ts';

const override = (
  includes: readonly string[],
  patterns: readonly Pattern[],
  paths: House['names'] = {},
) => ({
  includes,
  linter: {
    rules: {
      style: { noRestrictedImports: { level: 'error', options: { paths, patterns } } },
    },
  },
});

function limitsOf({ why, ours, nothingBut }: Limits): readonly Pattern[] {
  const allow = (names: readonly string[]) => names.map((name) => `!${name}`);
  if (nothingBut !== undefined) {
    return [{ group: ['**', '!./**', '!../**', ...allow(nothingBut)], message: why }];
  }
  if (ours === undefined) return [];
  return [{ group: ['@lokke/**', ...allow(ours.map((name) => `@lokke/${name}`))], message: why }];
}

/** Returns what may not be entered past its index.ts, from a file `depth` folders below the house's root. */
function doorsOf({ doors, layers }: House, layer: string, depth: number): readonly Pattern[] {
  const up = (levels: number) => '../'.repeat(levels);
  const sibling = (levels: number): Pattern => ({
    group: [`${up(levels)}*/**`, `!${up(levels + 1)}**`, `!${up(levels)}**/index.ts`],
    message: ENTER,
  });
  if (doors === 'none') return [];
  if (doors === 'rooms') {
    const names = layers
      .flat()
      .map((name) => (name === 'features' ? '**/features/*/**' : `**/${name}/**`));
    return [{ group: [...names, '!**/index.ts'], message: ENTER }];
  }
  const hasAreas = layers.indexOf(layers.find((names) => names.includes(layer)) ?? []) < 2;
  return hasAreas && depth > 1 ? [sibling(depth), sibling(depth - 1)] : [sibling(depth)];
}

function overridesOf(house: House) {
  const { root, layers, strangers = [], never = [], names, nothingButBelow = {} } = house;
  const order = layers.map((layer) => layer.join(' and ')).join(', ');
  const common = [
    ...strangers.map((name) => ({
      group: [`**/${name}/**`],
      message: `Never import ${name}/ from ${root}`,
    })),
    ...never,
    ...BY_NAME,
  ];
  const doors = house.doors === 'rooms' ? doorsOf(house, '', 0) : [];
  const everywhere = override([`${root}/**`], [...limitsOf(house), ...common, ...doors], names);
  const byLayer = layers.flatMap((layer, index) =>
    layer.flatMap((name) => {
      const nothingBut = nothingButBelow[name];
      const above = layers
        .slice(0, index)
        .flat()
        .map((it) => `**/${it}/**`);
      const patterns = [
        ...limitsOf(nothingBut === undefined ? house : { why: house.why, nothingBut }),
        ...common,
        ...(above.length === 0 ? [] : [{ group: above, message: `Imports run down: ${order}` }]),
        ...(name === 'features' ? [featuresAreStrangers(house)] : []),
      ];
      const depths =
        house.doors === 'areas' ? Array.from({ length: MAX_DEPTH }, (_, it) => it + 1) : [1];
      const own = depths.map((depth) =>
        override(
          [`${root}/${name}/${'*/'.repeat(depth - 1)}**`],
          [...patterns, ...doorsOf(house, name, depth)],
          names,
        ),
      );
      if (name !== 'features' || house.doors !== 'none') return own;
      return [
        ...own,
        override(
          [`${root}/${name}/*/*/**`],
          [...patterns.slice(0, -1), featuresAreStrangers(house, '../')],
          names,
        ),
      ];
    }),
  );
  return [everywhere, ...byLayer];
}

/** A feature enters another by its door on the server, and not at all in the app, where a route joins them. */
function featuresAreStrangers({ doors }: House, up = ''): Pattern {
  const group = [`${up}../*/**`, `!${up}../../**`];
  return doors === 'none'
    ? { group, message: 'Features do not import each other: a route puts them together' }
    : { group: [...group, '!../*/index.ts'], message: ENTER };
}

const houses: readonly House[] = rooms.houses;
const rules = {
  linter: {
    rules: { suspicious: { noImportCycles: { level: 'error', options: { ignoreTypes: false } } } },
  },
  overrides: [
    override(['**'], BY_NAME),
    ...rooms.packages.map((row) => override(row.files, [...limitsOf(row), ...BY_NAME])),
    ...houses.flatMap(overridesOf),
    ...rooms.exceptions.map((row) => override(row.files, [...limitsOf(row), ...BY_NAME])),
    override(rooms.tests, BY_NAME),
    override(
      ['platform/**/*.test.ts', 'platform/tests/**'],
      [...limitsOf(houses[0] ?? { why: '' }), ...BY_NAME],
    ),
  ],
};
mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, `${JSON.stringify(rules, null, 2)}\n`);
