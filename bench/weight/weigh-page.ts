import { fetchRaw } from './fetch-raw.ts';
import { filesOfPage, fontsOfSheet, importsOf } from './page-files.ts';

export interface PageWeight {
  readonly path: string;
  readonly htmlInBytes: number;
  readonly scriptInBytes: number;
  readonly styleInBytes: number;
  readonly fontInBytes: number;
  readonly scriptCount: number;
}

/** What a first visit of a page brings over the wire before anybody touches it, pictures aside. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const page = await fetchRaw(new URL(path, origin).href);
  if (page.status !== 200) throw new Error(`${page.url} answered ${page.status}.`);
  const { scripts, sheets, fonts } = filesOfPage(page.text);
  if (scripts.length === 0) throw new Error(`${page.url} names no scripts that could be weighed.`);

  const loadedScripts = await fetchModules(scripts.map((url) => new URL(url, page.url).href));
  const loadedSheets = await Promise.all(
    sheets.map((url) => fetchRaw(new URL(url, page.url).href)),
  );
  const fontUrls = new Set([
    ...fonts.map((url) => new URL(url, page.url).href),
    ...loadedSheets.flatMap(({ text, url }) =>
      fontsOfSheet(text).map((font) => new URL(font, url).href),
    ),
  ]);
  const loadedFonts = await Promise.all([...fontUrls].map(fetchRaw));
  return {
    path,
    htmlInBytes: page.bytes,
    scriptInBytes: total(loadedScripts),
    styleInBytes: total(loadedSheets),
    fontInBytes: total(loadedFonts),
    scriptCount: loadedScripts.length,
  };
}

/** Modules and, again and again, the modules that they import. */
async function fetchModules(urls: readonly string[]) {
  const loaded = new Map<string, Awaited<ReturnType<typeof fetchRaw>>>();
  let waiting = [...urls];
  while (waiting.length > 0) {
    const answers = await Promise.all(waiting.map(fetchRaw));
    for (const answer of answers) loaded.set(answer.url, answer);
    const named = answers.flatMap(({ url, text }) =>
      importsOf(text).map((specifier) => new URL(specifier, url).href),
    );
    waiting = [...new Set(named)].filter((url) => !loaded.has(url));
  }
  return [...loaded.values()];
}

function total(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
