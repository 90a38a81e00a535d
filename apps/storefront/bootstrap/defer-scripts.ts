import start from './deferred-start.js?raw';

const HEAD_END = '</head>';
const MODULE_SCRIPT = '<script type="module" async="">';
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const SHEET = '<link rel="stylesheet"';
const IMPORTED = /(?:from|import) "([^"]+)"/g;
const ENTRY = /import\("([^"]+)"\)/;
const START = `<script>${start.trim()}</script>`;

/**
 * Holds back the scripts of a finished page until it has been seen, or somebody presses something: a phone's line and
 * processor are for what is seen first. The router's own module script stands in the page as it was, under a type
 * that no browser runs; deferred-start.js gives it its type back once its files are there, and puts it in its place once more.
 * Until then it notes what is pressed (replay-early-input.ts).
 */
export function deferScripts(html: string, languageFile: string | null): string {
  const headEnd = html.indexOf(HEAD_END);
  const at = html.lastIndexOf(MODULE_SCRIPT);
  // A document without the router's scripts has nothing to defer.
  if (headEnd === -1 || at === -1) return html;
  const code = html.slice(at + MODULE_SCRIPT.length, html.indexOf('</script>', at));
  const head = html.slice(0, headEnd);
  const files = filesOf(head, code, languageFile).join(' ');
  return [
    sheetsFirst(head.replaceAll(PRELOAD, '')).replace('<link', () => `${START}<link`),
    html.slice(headEnd, at),
    `<script type="deferred" id="startup" data-files="${files}">${code}`,
    html.slice(at + MODULE_SCRIPT.length + code.length),
  ].join('');
}

/** What is fetched and run, one file after the other: what others need first, the entry by the router's own script. */
function filesOf(head: string, code: string, languageFile: string | null): readonly string[] {
  const entry = ENTRY.exec(code)?.[1];
  const named = [...code.matchAll(IMPORTED)].flatMap(([, file]) => file ?? []);
  const preloaded = [...head.matchAll(PRELOAD)].flatMap(([, file]) => file ?? []);
  const needed = preloaded.filter((file) => file !== entry && !named.includes(file));
  return [...new Set([...needed, ...(languageFile === null ? [] : [languageFile]), ...named])];
}

/** Moves the styles before the other links of a head: React writes them last. */
function sheetsFirst(head: string): string {
  const first = head.indexOf('<link');
  const from = head.indexOf(SHEET);
  if (from === -1) return head;
  const sheets = head.slice(from);
  // Only where nothing else stands between them, so that nothing else changes its place.
  const tags = sheets.split('/>').slice(0, -1);
  if (!sheets.endsWith('/>') || !tags.every((tag) => tag.startsWith(SHEET))) return head;
  return head.slice(0, first) + sheets + head.slice(first, from);
}
