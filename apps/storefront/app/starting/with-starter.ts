import starter from './starter.js?raw';
import { stylesFirst } from './styles-first.ts';

const HEAD_END = '</head>';
const PRELOAD = '<link rel="modulepreload"';
const MODULES = '<script type="module" async="">';
const SCRIPT_END = '</script>';

const STARTER = `<script>${starter.trim()}</script>`;

/**
 * A page whose scripts are fetched when it has been seen, or at the first press, in the place of what the router wrote to
 * fetch them at once: a phone's line and processor are for what is seen first. In parts: to put them together would copy
 * the whole page.
 */
export function withStarter(
  html: string,
  partsJson: string,
): readonly [head: string, rest: string, foot: string] {
  const headEnd = html.indexOf(HEAD_END);
  const from = html.lastIndexOf(MODULES);
  const to = html.indexOf(SCRIPT_END, from);
  if (headEnd === -1 || from === -1 || to === -1) throw new Error('The page names no scripts.');
  // Where the router put its script: it looks for it there when it takes over.
  const named = `<script type="application/json" id="parts">${partsJson}`;
  return [
    stylesFirst(withoutPreloads(html.slice(0, headEnd))).replace('<link', () => `${STARTER}<link`),
    html.slice(headEnd, from),
    named + html.slice(to),
  ];
}

function withoutPreloads(head: string): string {
  return head
    .split(PRELOAD)
    .map((piece, index) => (index === 0 ? piece : piece.slice(piece.indexOf('>') + 1)))
    .join('');
}
