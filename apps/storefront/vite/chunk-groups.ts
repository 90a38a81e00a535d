import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Group = Rolldown.CodeSplittingGroup;

// Two files: evaluating both at once is the longest task on a phone.
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /node_modules\/react-router\//;
// Code of all that asks the shop's API; or the first group that does would keep them.
const CALLS =
  /node_modules\/valibot\/|\/contract\/src\/(api-errors|schema|call\/)|\/app\/(shared\/(use-checked-call|i18n\/use-error-text)|ui\/notice)\./;
const SWR = /node_modules\/(swr|dequal|use-sync-external-store)\//;
// Shared by pages of all kinds; alone each would be a file, or pull in the chunk of some other page.
const SMALL_PARTS = anyOf(
  /\/app\/ui\/(breadcrumbs|disclosure|empty-state|field|once-form|use-stable-callback)\./,
  /\/app\/shared\/(market\/price|rich-html|structured-data|trail|site\/(product-path|use-pigment))\./,
  /\/app\/state\/(connectivity\/(?!send-again)|market\/market-preference\.)/,
  /\/domain\/src\/(dates|time-zones|delivery\/local-moment|catalogue\/ingredients|reviews\/review)\./,
  /\/contract\/src\/(paths|checkout\/cart-form-values)\./,
);
// Placed like our own modules, or the first group to use them would keep them.
const APP = anyOf(
  /\/apps\/storefront\/(app|bootstrap)\//,
  /\/domain\/src\/(money\/|numbers\/|catalogue\/read-quantity\.|trade\/cases\.|promotions\/(promotion-line|qualifying-items)\.)/,
  SMALL_PARTS,
);
const EVERY_PAGE = /\/app\/(root|entry\.client)\.tsx/;
const SHELF = /\/app\/routes\/(home|listing|product|range|search|wishlist)\.tsx/;
const LISTS = /\/app\/routes\/(listing|range|search)\.tsx/;
const HOME = /\/app\/routes\/home\.tsx/;
const PRODUCT = /\/app\/routes\/product\.tsx/;
// Code that opens over any page, the cart's pages and its offers, which come later.
const BAG =
  /\/app\/(routes\/(bag-parts|cart|plain-cart)|features\/promotions\/promotion-offers)\.tsx?/;
// Account and letters to the shop.
const FORMS = /\/app\/routes\/(account\/|newsletter|withdraw|cancel|contact|report-review)/;
const FEW_FORMS = 9;
// Comes to every product page once it is idle.
const VISITOR_TERMS = /\/app\/features\/product\/visitor-terms\.tsx/;
const ROUTE = /\/app\/routes\//;
// Used by nearly every page, though not by the shell.
const MAX_PAGES = 20;
const FEW_SHELVES = 2;
// A single style sheet for shoppers: more files delay the fonts on a phone.
const STYLES = /\.module\.css/;

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

/**
 * Groups modules by the pages that cannot start without them: many small files compress worse and bring headers of
 * half a kilobyte each, a large one brings unused code. Groups include what they use of our packages, so those of
 * the most pages come first; the rest is left to the bundler.
 */
export const chunkGroups: Group[] = [
  { name: 'react', test: REACT, priority: 9 },
  { name: 'router', test: ROUTER, priority: 9 },
  appGroup(
    'shell',
    8,
    (starts, id) =>
      (STYLES.test(id) && isOfShopping(starts)) ||
      SMALL_PARTS.test(id) ||
      starts.some((start) => EVERY_PAGE.test(start)) ||
      (isOnShelves(starts) && starts.filter((start) => ROUTE.test(start)).length > MAX_PAGES),
  ),
  appGroup('shelf', 7, (starts) => isOnShelves(starts) || isSharedBy(starts, HOME, PRODUCT)),
  appGroup('buying', 6, (starts) => isSharedBy(starts, PRODUCT)),
  appGroup('sections', 5, (starts) => isSharedBy(starts, HOME)),
  appGroup('lists', 4, (starts) => starts.length > 1 && areAll(starts, LISTS)),
  appGroup('delivery', 3, (starts) => isSharedBy(starts, VISITOR_TERMS)),
  { name: 'calls', test: CALLS, priority: 3 },
  { name: 'swr', test: SWR, priority: 3 },
  appGroup(
    'forms',
    3,
    (starts) =>
      starts.filter((start) => ROUTE.test(start)).length > FEW_FORMS && areAll(starts, FORMS),
  ),
  appGroup('bag-lines', 2, (starts) => starts.length > 1 && areAll(starts, BAG)),
];

function isOfShopping(starts: readonly string[]): boolean {
  return starts.some((start) => SHELF.test(start));
}

function isOnShelves(starts: readonly string[]): boolean {
  return starts.filter((start) => SHELF.test(start)).length > FEW_SHELVES;
}

/** Tells whether all of these pages need a module, and others, too. */
function isSharedBy(starts: readonly string[], ...pages: readonly RegExp[]): boolean {
  return starts.length > 1 && pages.every((page) => starts.some((start) => page.test(start)));
}

function areAll(starts: readonly string[], kind: RegExp): boolean {
  return starts.length > 0 && starts.every((start) => kind.test(start));
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
    if (module === null) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) starts.add(each);
    for (const importer of module.importers) seen.add(importer);
  }
  return [...starts];
}
