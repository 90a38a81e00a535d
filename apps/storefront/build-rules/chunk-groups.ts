import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Group = Rolldown.CodeSplittingGroup;

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//;
const APP = /\/apps\/storefront\/app\//;
const SENTENCES = /\/packages\/contract\/src\/errors\/refusals/;
const API = /\/node_modules\/valibot\/|\/packages\/contract\//;
const FORMS = /\/app\/ui\/(field|password|select|notice|error-list)/;
const EVERY_PAGE = /\/app\/(root|entry\.client)\.tsx/;
const SHELF = /\/app\/routes\/(home|listing|product|range|search|wishlist)\.tsx/;
const ACCOUNT = /\/app\/routes\/account\//;

/**
 * Many small files compress worse than a few large ones, and a large one must not bring along what a page does
 * without: so a part of the storefront is placed by the pages that cannot start without it. A group brings what its
 * modules really use of our packages; what no group takes the bundler places, a file for each set of pages.
 */
export const chunkGroups: Group[] = [
  { name: 'framework', test: FRAMEWORK, priority: 5 },
  appGroup('shell', 4, (starts) => starts.some((start) => EVERY_PAGE.test(start))),
  appGroup('shelf', 3, (starts) => starts.filter((start) => SHELF.test(start)).length > 2),
  // Else the pages of an account would draw them into a file of their own.
  { name: 'sentences', test: SENTENCES, priority: 3 },
  { name: 'api', test: API, priority: 2 },
  { name: 'forms', test: FORMS, priority: 2 },
  appGroup('account', 1, (starts) => starts.length > 1 && starts.every((id) => ACCOUNT.test(id))),
];

function appGroup(
  name: string,
  priority: number,
  isOf: (starts: readonly string[]) => boolean,
): Group {
  return {
    debugName: name,
    priority,
    test: APP,
    // A page itself keeps the file that the router knows it by.
    name: (id, graph) =>
      graph.getModuleInfo(id)?.isEntry === false && isOf(startsOf(id, graph)) ? name : null,
  };
}

/** The pages and lazy parts that import a module before they can run. */
function startsOf(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id]);
  const starts = new Set<string>();
  for (const each of seen) {
    const module = graph.getModuleInfo(each);
    if (module === null) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) starts.add(each);
    for (const importer of module.importers) seen.add(importer);
  }
  return [...starts];
}
