import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Group = Rolldown.CodeSplittingGroup;

// Two files, since to run one of both is the longest task of a page's scripts on a phone.
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /node_modules\/react-router\//;
// Sums with money are placed like our own parts, or the first group to sum would keep them from the others.
const APP = /\/apps\/storefront\/(app|bootstrap)\/|\/packages\/domain\/src\/(money|numbers)\//;
const EVERY_PAGE = /\/app\/(root|entry\.client)\.tsx/;
const SHELF = /\/app\/routes\/(home|listing|product|range|search|wishlist)\.tsx/;
const ROUTE = /\/app\/routes\//;
// The page of all components uses all of them; where a part belongs is for the pages of shoppers to say.
const COMPONENTS = /\/app\/(routes\/components|features\/component-gallery)[/.]/;
// What stands in nearly every page, though the shell does without it.
const MAX_PAGES = 20;
const FEW_SHELVES = 2;
// What an account shares with the shelves; for its sake it would bring all of them.
const SMALL_PARTS = /\/app\/(ui\/empty-state|shared\/market\/price)/;
// One sheet for the pages of shoppers: on a phone each file more keeps the type waiting for a turn on the line.
const STYLES = /\.module\.css/;

/**
 * Many small files compress worse than a few large ones, and a large one must not bring along what a page does
 * without: so a part of the storefront is placed by the pages that cannot start without it. A group brings what its
 * modules really use of our packages; what no group takes the bundler places, a file for each set of pages.
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
    // A page itself keeps the file that the router knows it by.
    name: (id, graph) =>
      graph.getModuleInfo(id)?.isEntry === false && isOf(startsOf(id, graph), id) ? name : null,
  };
}

/** The pages and lazy parts that import a module before they can run. */
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
