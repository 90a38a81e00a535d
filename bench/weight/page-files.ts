import { parseSync } from 'oxc-parser';

/** The scripts, sheets and fonts that a page names itself. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly fonts: readonly string[];
}

const DEFERRED = /<script type="deferred" [^>]*data-files="([^"]*)"[^>]*>([^<]*)/;

export function filesOfPage(html: string): PageFiles {
  const tags = [...html.matchAll(/<(link|script)\b([^>]*)>/g)].map(([, name = '', text = '']) => ({
    name,
    rel: attribute(text, 'rel'),
    as: attribute(text, 'as'),
    src: attribute(text, 'src'),
    href: attribute(text, 'href'),
  }));
  const hrefs = (rel: string) => tags.flatMap((tag) => (tag.rel === rel ? tag.href : []));
  const [, files = '', code = ''] = html.match(DEFERRED) ?? [];
  const inline = [...html.matchAll(/<script\b[^>]*type="module"[^>]*>([^<]*)<\/script>/g)];
  return {
    scripts: unique([
      ...hrefs('modulepreload'),
      ...files.split(' ').filter((file) => file !== ''),
      ...[...code.matchAll(/import\("([^"]+)"\)/g)].flatMap(([, file = '']) => file),
      ...tags.flatMap((tag) => (tag.name === 'script' ? tag.src : [])),
      ...inline.flatMap(([, code = '']) => importsOf(code)),
    ]),
    sheets: unique(hrefs('stylesheet')),
    fonts: unique(
      tags.flatMap((tag) => (tag.rel === 'preload' && tag.as === 'font' ? tag.href : [])),
    ),
  };
}

/** What a module imports before it runs; `import()` is left out, because it may never happen. */
export function importsOf(code: string): readonly string[] {
  const { module } = parseSync('module.js', code);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported];
}

export function fontsOfSheet(css: string): readonly string[] {
  return unique(
    [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].flatMap(([, url]) => url ?? []),
  );
}

function attribute(tag: string, name: string): readonly string[] | string {
  return tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? [];
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
