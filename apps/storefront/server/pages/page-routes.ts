import type {
  DataStrategyFunction,
  RouteObject,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';

/** The build's routes, as the router looks for them. */
export function routesOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive, module } = route;
    const common = {
      id,
      ...(path !== undefined && { path }),
      ...(caseSensitive !== undefined && { caseSensitive }),
      ...(module.loader !== undefined && { loader: module.loader }),
    };
    return index === true ? { ...common, index } : { ...common, children: routesOf(routes, id) };
  });
}

/** What the routes of a page say, from their loaders and nothing around them. */
export function loadRoutes(context: RouterContextProvider): DataStrategyFunction<unknown> {
  return async ({ matches, ...asked }) => {
    const loaded = matches.flatMap(({ route: { id, loader } }) =>
      typeof loader === 'function' ? [named(id, loader({ ...asked, context }))] : [],
    );
    return Object.fromEntries(await Promise.all(loaded));
  };
}

async function named(id: string, loading: unknown) {
  return [id, { type: 'data' as const, result: await loading }] as const;
}
