import start from './deferred-start.js?raw';

const HEAD_END = '</head>';
/** The script of the router that starts a page. */
export const MODULE_SCRIPT = '<script type="module" async="">';
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const SHEET = '<link rel="stylesheet"';
const IMPORTED = /(?:from|import) "([^"]+)"/g;
const ENTRY = /import\("([^"]+)"\)/;
const START = `<script>${start.trim()}</script>`;

/**
 * Defers a page's scripts until after the first paint or the first input, leaving bandwidth and CPU to what is
 * seen. The router's module script gets a type that browsers do not run; deferred-start.js re-inserts it with its
 * type once its files are preloaded, and records input until then (replay-early-input.ts).
 */
export function deferScripts(html: string, languageFile: string | null): string {
  const headEnd = html.indexOf(HEAD_END);
  const at = html.lastIndexOf(MODULE_SCRIPT);
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

/** Files in order of execution, dependencies first, the entry last. */
function filesOf(head: string, code: string, languageFile: string | null): readonly string[] {
  const entry = ENTRY.exec(code)?.[1];
  const named = [...code.matchAll(IMPORTED)].flatMap(([, file]) => file ?? []);
  const preloaded = [...head.matchAll(PRELOAD)].flatMap(([, file]) => file ?? []);
  const needed = preloaded.filter((file) => file !== entry && !named.includes(file));
  return [...new Set([...needed, ...(languageFile === null ? [] : [languageFile]), ...named])];
}

/** Moves style sheets before the head's other links: React writes them last. */
function sheetsFirst(head: string): string {
  const first = head.indexOf('<link');
  const from = head.indexOf(SHEET);
  if (from === -1) return head;
  const sheets = head.slice(from);
  // Only if adjacent, so that nothing else moves.
  const tags = sheets.split('/>').slice(0, -1);
  if (!sheets.endsWith('/>') || !tags.every((tag) => tag.startsWith(SHEET))) return head;
  return head.slice(0, first) + sheets + head.slice(first, from);
}
