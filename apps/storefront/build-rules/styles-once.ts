import type { Plugin } from 'vite';

const LIST = /__vite__mapDeps\(\[([\d,]*)\]\)/g;
const FILES = /"assets\/[^"]*"/g;

/**
 * Parts that come later do not ask for the sheet that every page has. The router writes its address with a `#` at the end,
 * by which Vite does not know it again: it would be applied a second time, and every element styled anew.
 */
export function stylesOnce(isOnEveryPage: (file: string) => boolean): Plugin {
  return {
    name: 'lokke:styles-once',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const before = chunks.map(({ code }) => code);
        for (const chunk of chunks) chunk.code = withoutKnown(chunk.code, isOnEveryPage);
        // Vite may come to write its lists otherwise.
        if (chunks.every(({ code }, place) => code === before[place])) {
          this.error(
            'No part asks for the sheet of every page: read again how Vite lists their files.',
          );
        }
      },
    },
  };
}

/** A chunk names its files once, and each part of it by their places in that list. */
export function withoutKnown(code: string, isKnown: (file: string) => boolean): string {
  const from = code.indexOf('m.f=[');
  if (from === -1) return code;
  const files = code.slice(from, code.indexOf(']', from)).match(FILES) ?? [];
  const known = new Set(
    files.flatMap((file, place) => (isKnown(file.slice(1, -1)) ? [String(place)] : [])),
  );
  return code.replace(LIST, (_list, places: string) => {
    const others = places.split(',').filter((place) => !known.has(place));
    return `__vite__mapDeps([${others.join(',')}])`;
  });
}
