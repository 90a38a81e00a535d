/** The import directions as one table: whom each room may import of ours. What is not listed is a trespass. */
export const MAY_IMPORT = {
  domain: [],
  contract: ['domain'],
  patience: [],
  vendors: ['patience'],
  platform: [], // above all not domain: two readings of one rule must not share a mistake
  server: ['domain', 'contract', 'vendors', 'shared'],
  app: ['routes', 'features', 'state', 'shared', 'ui', 'domain', 'contract'],
  routes: ['features', 'state', 'shared', 'ui', 'domain', 'contract'],
  features: ['state', 'shared', 'ui', 'domain', 'contract'],
  state: ['shared', 'ui', 'domain', 'contract'],
  shared: ['ui', 'domain', 'contract'],
  ui: [],
  tooling: ['domain', 'contract', 'vendors', 'server', 'shared'],
  stack: ['tooling', 'server', 'platform'],
  e2e: ['domain', 'contract', 'shared', 'stack'],
  bench: ['vendors', 'stack', 'e2e'],
  scripts: ['stack', 'e2e'],
} as const satisfies Record<string, readonly string[]>;

export type RoomName = keyof typeof MAY_IMPORT;

/** What tests may reach beyond their room's row, to run the real thing instead of an imitation. */
export const TESTS_MAY_ALSO_IMPORT: Partial<Record<RoomName, readonly RoomName[]>> = {
  // The pages' own loaders, to count what they ask for.
  server: ['platform', 'app', 'routes'],
  tooling: ['platform'],
  state: ['server', 'vendors', 'platform'],
};

/** Rooms whose folders do not know each other: a feature is put together with another by a route only. */
export const STRANGERS: readonly RoomName[] = ['features', 'vendors'];

/** Rooms that live without Node, because their code runs anywhere or in a browser. */
export const WITHOUT_NODE: readonly RoomName[] = [
  'domain',
  'contract',
  'patience',
  'routes',
  'features',
  'state',
  'shared',
  'ui',
];

/** Rooms that may use only these packages from outside, whatever their package.json names. */
export const ONLY_PACKAGES: Partial<Record<RoomName, readonly string[]>> = {
  domain: [],
  contract: ['valibot'],
  patience: [],
  ui: ['react', 'react-dom', 'react-router'],
};
