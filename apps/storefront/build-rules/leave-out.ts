import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

// Parts of the router that never run in a browser of this shop, by file: what stands in for each export.
const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Routes that are found out later: our list of routes comes whole (react-router.config.ts).
  'dom/ssr/fog-of-war.js': {
    URL_LIMIT: '0',
    getManifestPath: '() => ""',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: '() => []',
    handleClientVersionMismatch: 'async () => false',
    isFogOfWarEnabled: '() => false',
    useFogOFWarDiscovery: '() => {}',
  },
  // Hooks for measuring every step of the router: nobody passes it any.
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
    instrumentHandler: '(handler) => handler',
    instrumentationResultMetaContext: 'undefined',
  },
};

const FOLDER = '/react-router/dist/production/lib/';

/** Leaves parts of a library out of the browser's files; a part that has changed its exports stops the build. */
export function leaveOutUnused(): Plugin {
  return {
    name: 'lokke:leave-out-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const file = id.split(FOLDER)[1];
      const standIns = file === undefined ? undefined : UNUSED[file];
      if (standIns === undefined) return null;
      const names = Object.keys(standIns).toSorted().join(', ');
      const found = exportsOf(readFileSync(id, 'utf8'));
      if (found !== names) this.error(`${id} exports ${found}, and not ${names}.`);
      return Object.entries(standIns)
        .map(([name, value]) => `export const ${name} = ${value};`)
        .join('\n');
    },
  };
}

function exportsOf(code: string): string {
  const list = code.match(/^export \{ (.*) \};$/m)?.[1] ?? '';
  return list.split(', ').toSorted().join(', ');
}
