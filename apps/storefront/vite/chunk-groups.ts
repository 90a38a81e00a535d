import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Group = Rolldown.CodeSplittingGroup;

// Two files: evaluating both at once is the longest task on a phone.
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /node_modules\/react-router\//;
// Placed like our own modules, or the first group to use them would keep them.
const APP = /\/apps\/storefront\/(app|bootstrap)\/|\/packages\/domain\/src\/(money|numbers)\//;
const EVERY_PAGE = /\/app\/(root|entry\.client)\.tsx/;
const SHELF = /\/app\/routes\/(home|listing|product|range|search|wishlist)\.tsx/;
const ROUTE = /\/app\/routes\//;
// The gallery uses every component; ignored for placement.
const COMPONENTS = /\/app\/(routes\/components\.|features\/component-gallery\/)/;
// Used by nearly every page, though not by the shell.
const MAX_PAGES = 20;
const FEW_SHELVES = 2;
// Shared by account and product pages; alone it would pull in the product chunks.
const SMALL_PARTS = /\/app\/(ui\/empty-state|shared\/market\/price)/;
// One style sheet for shoppers: more files delay the fonts on a phone.
const STYLES = /\.module\.css/;

/**
 * Groups modules by the pages that cannot start without them: many small files compress worse, a large one brings
 * unused code. Groups include what they use of our packages; the rest is left to the bundler.
 */
export const chunkGroups: Group[] = [
  { name: 'react', test: REACT, priority: 5 },
  { name: 'router', test: ROUTER, priority: 5 },
  appGroup(
    'shell',
    4,
    (starts, id) =>
      (STYLES.test(id) && isOfShopping(starts)) ||
      SMALL_PARTS.test(id) ||
      starts.some((start) => EVERY_PAGE.test(start)) ||
      (isOnShelves(starts) && starts.filter((start) => ROUTE.test(start)).length > MAX_PAGES),
  ),
  appGroup('shelf', 3, isOnShelves),
];

function isOfShopping(starts: readonly string[]): boolean {
  return starts.some((start) => SHELF.test(start));
}

function isOnShelves(starts: readonly string[]): boolean {
  return starts.filter((start) => SHELF.test(start)).length > FEW_SHELVES;
}

function appGroup(
  name: string,
  priority: number,
  isOf: (starts: readonly string[], id: string) => boolean,
): Group {
  return {
    debugName: name,
    priority,
    test: APP,
    // A route module keeps its own file.
    name: (id, graph) =>
      graph.getModuleInfo(id)?.isEntry === false && isOf(startsOf(id, graph), id) ? name : null,
  };
}

/** Pages and lazy chunks that import a module statically. */
function startsOf(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id]);
  const starts = new Set<string>();
  for (const each of seen) {
    const module = graph.getModuleInfo(each);
    if (module === null || COMPONENTS.test(each)) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) starts.add(each);
    for (const importer of module.importers) seen.add(importer);
  }
  return [...starts];
}
