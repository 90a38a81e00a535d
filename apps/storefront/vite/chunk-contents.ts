import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Writes beside the build's manifest, for each script, its modules with their length before minifying. */
const FILE = '.vite/contents.json';
const ROOT = new URL('../../..', import.meta.url).pathname;

/** Records what each script of the browser is made of (npm run bench -- --only weight). */
export function chunkContents(): Plugin {
  return {
    name: 'chunk-contents',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const contents = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, modulesOf(file)] as const] : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: JSON.stringify(Object.fromEntries(contents)),
      });
    },
  };
}

function modulesOf({ modules }: Rolldown.OutputChunk): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength === 0 ? [] : [[relative(ROOT, id), renderedLength]],
    ),
  );
}
