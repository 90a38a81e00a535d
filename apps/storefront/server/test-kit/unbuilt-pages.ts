import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  type ServerBuild,
  UNSAFE_withErrorBoundaryProps as withErrorProps,
  UNSAFE_withComponentProps as withProps,
} from 'react-router';
import routes from '../../app/routes.ts';

const APP = join(import.meta.dirname, '..', '..', 'app');

type ServerRoute = ServerBuild['routes'][string];

/** Our pages as the server knows them, straight from their sources: the same routes, no files for browsers. */
export async function unbuiltPages(): Promise<ServerBuild> {
  const found: Record<string, ServerRoute> = {};
  const add = async (entry: RouteConfigEntry, parentId: string | undefined): Promise<void> => {
    const id = entry.file.replace(/\.tsx$/, '');
    found[id] = {
      id,
      parentId,
      path: entry.path,
      index: entry.index,
      module: asBuilt(await import(join(APP, entry.file))),
    };
    for (const child of entry.children ?? []) await add(child, id);
  };
  await add({ file: 'root.tsx', path: '', children: await routes }, undefined);
  const files = Object.values(found).map(({ id, parentId, path, index, module }) => [
    id,
    {
      id,
      parentId,
      path,
      index,
      module: `/${id}.js`,
      hasAction: module.action !== undefined,
      hasLoader: module.loader !== undefined,
      hasClientAction: false,
      hasClientLoader: false,
      hasErrorBoundary: false,
      hasClientMiddleware: false,
      hasDefaultExport: true,
    },
  ]);
  return {
    entry: { module: await import(join(APP, 'entry.server.tsx')) },
    routes: found,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(files),
      url: '/manifest.js',
      version: '',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
}

/** The build gives components their data as properties; so do we. */
function asBuilt(module: ServerRoute['module']): ServerRoute['module'] {
  const { default: Page, ErrorBoundary } = module;
  return {
    ...module,
    ...(Page !== undefined && { default: withProps(Page) }),
    ...(ErrorBoundary !== undefined && { ErrorBoundary: withErrorProps(ErrorBoundary) }),
  };
}
