import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type ComponentType, createElement } from 'react';
import {
  type ServerBuild,
  useActionData,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
} from 'react-router';
import { UNBUILT } from './loader-pages.ts';

const APP = join(import.meta.dirname, '..', 'app');

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

/** Builds server routes from their sources, without browser files. */
export async function unbuiltPages(): Promise<ServerBuild> {
  const found: Record<string, ServerRoute> = {};
  const add = async (entry: RouteConfigEntry, parentId: string | undefined): Promise<void> => {
    const id = entry.file.replace(/\.tsx$/, '');
    found[id] = {
      id,
      ...(parentId !== undefined && { parentId }),
      ...(entry.path !== undefined && { path: entry.path }),
      ...(entry.index !== undefined && { index: entry.index }),
      // biome-ignore lint/plugin: routes are found by their files
      module: asBuilt(await import(join(APP, entry.file))),
    };
    for (const child of entry.children ?? []) await add(child, id);
  };
  const { default: routes } = await import('../app/routes.ts');
  await add({ file: 'root.tsx', path: '', children: await routes }, undefined);
  const files = Object.values(found).map(({ id, parentId, path, index, module }) => [
    id,
    {
      id,
      ...(parentId !== undefined && { parentId }),
      ...(path !== undefined && { path }),
      ...(index !== undefined && { index }),
      module: `/${id}.js`,
      hasAction: module.action !== undefined,
      hasLoader: module.loader !== undefined,
      hasClientAction: false,
      hasClientLoader: false,
      hasErrorBoundary: false,
      hasClientMiddleware: false,
      hasDefaultExport: module.default !== undefined,
    },
  ]);
  return {
    entry: { module: await import('../app/entry.server.tsx') },
    routes: found,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(files),
      url: '/manifest.js',
      version: '',
    },
    ...UNBUILT,
  };
}

interface RouteProps {
  readonly loaderData: unknown;
  readonly actionData: unknown;
  readonly params: unknown;
  readonly matches: unknown;
}

function useRouteProps(): RouteProps {
  return {
    loaderData: useLoaderData(),
    actionData: useActionData(),
    params: useParams(),
    matches: useMatches(),
  };
}

interface RouteSource extends Omit<ServerRoute['module'], 'default' | 'ErrorBoundary'> {
  /** Resource routes have no component. */
  readonly default?: ComponentType<RouteProps>;
  readonly ErrorBoundary?: ComponentType<RouteProps & { readonly error: unknown }>;
}

/** Passes route data as props, as the framework's build does. */
function asBuilt({ default: Page, ErrorBoundary, ...rest }: RouteSource): ServerRoute['module'] {
  const built = {
    ...rest,
    default: () => {
      const props = useRouteProps();
      return Page === undefined ? null : createElement(Page, props);
    },
    ...(ErrorBoundary !== undefined && {
      ErrorBoundary: () =>
        createElement(ErrorBoundary, { ...useRouteProps(), error: useRouteError() }),
    }),
  };
  // The type requires one; the router treats a route without a component as data.
  if (Page === undefined) Reflect.deleteProperty(built, 'default');
  return built;
}
