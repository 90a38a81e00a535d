import type { EntryContext } from 'react-router';

/** The scripts that a page starts with, named to the starter. */
interface PageParts {
  /** All that the entry needs, what others need first. */
  readonly files: readonly string[];
  /** What a route is made of, by its id. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  readonly entry: string;
}

type Manifest = Pick<EntryContext['manifest'], 'url' | 'entry' | 'routes'>;
type Route = NonNullable<Manifest['routes'][string]>;

interface PagePartsOptions {
  readonly manifest: Manifest;
  readonly routeIds: readonly string[];
  /** The visitor's language; null where the build keeps none apart. */
  readonly languageFile: string | null;
}

const written = new WeakMap<Manifest, Map<string, string>>();

/** As it stands in a page: written once for each route and language. */
export function pagePartsJson(options: PagePartsOptions): string {
  const { manifest, routeIds, languageFile } = options;
  const known = written.get(manifest) ?? new Map<string, string>();
  written.set(manifest, known);
  const key = [languageFile, ...routeIds].join(' ');
  const json = known.get(key) ?? JSON.stringify(pagePartsOf(options));
  known.set(key, json);
  return json;
}

function pagePartsOf({ manifest, routeIds, languageFile }: PagePartsOptions): PageParts {
  const { entry } = manifest;
  const routes = routeIds.flatMap((id) => {
    const route = manifest.routes[id];
    return route === undefined ? [] : [{ id, route, parts: partsOf(route) }];
  });
  const files = new Set([
    ...entry.imports,
    ...(languageFile === null ? [] : [languageFile]),
    manifest.url,
    ...routes.flatMap(({ route, parts }) => [...(route.imports ?? []), ...parts]),
  ]);
  return {
    files: [...files],
    routes: Object.fromEntries(routes.map(({ id, parts }) => [id, parts])),
    entry: entry.module,
  };
}

function partsOf(route: Route): readonly string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule } = route;
  return [
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((part) => part !== undefined);
}
