import Turndown from 'turndown';

/** Parts that are there to be pressed, or repeat for the eye or the ear what the page says elsewhere. */
const SILENT = 'SCRIPT,STYLE,TEMPLATE,SVG,BUTTON,SELECT,OUTPUT,NAV'.split(',');

function isSilent(node: HTMLElement): boolean {
  return (
    SILENT.includes(node.nodeName.toUpperCase()) ||
    node.getAttribute('aria-hidden') === 'true' ||
    node.hasAttribute('hidden') ||
    node.hasAttribute('inert') ||
    (node.nodeName === 'FIELDSET' && node.querySelector('[name=variantId]') === null) ||
    (node.nodeName === 'IMG' && (node.getAttribute('alt') ?? '') === '')
  );
}

function toOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(', ');
}

function writeRow(cells: string, row: HTMLElement): string {
  const isFirst = row.closest('table')?.querySelector('tr') === row;
  const line = isFirst ? `\n|${' --- |'.repeat(row.children.length)}` : '';
  return `\n|${cells}${line}`;
}

/** Elements that Markdown has none for. A choice stays where it is one of a variant, with the id that a cart takes. */
const RULES: Readonly<Record<string, Turndown.Rule>> = {
  silent: { filter: isSilent, replacement: () => '' },
  box: {
    // Boxes of a line touch in the document, and their words would.
    filter: ({ nodeName, nextSibling }) => nodeName === 'SPAN' && nextSibling?.nodeType === 1,
    replacement: (text) => `${text} `,
  },
  choice: {
    filter: 'label',
    replacement: (text, node) => {
      const id = node.querySelector('[name=variantId]')?.getAttribute('value') ?? null;
      return id === null ? '' : `\n- ${toOneLine(text)} (${id})\n`;
    },
  },
  name: { filter: 'dt', replacement: (text) => `\n- **${toOneLine(text)}**: ` },
  value: { filter: 'dd', replacement: toOneLine },
  summary: { filter: 'summary', replacement: (text) => `\n\n## ${toOneLine(text)}\n\n` },
  table: { filter: 'table', replacement: (rows) => `\n\n${rows.trim()}\n\n` },
  row: { filter: 'tr', replacement: writeRow },
  cell: { filter: ['th', 'td'], replacement: (text) => ` ${toOneLine(text)} |` },
};

/** Writes words that look like markup as words. */
class MarkdownWriter extends Turndown {
  override escape(text: string): string {
    return super.escape(text).replaceAll('<', '&lt;');
  }
}

const turndown = new MarkdownWriter({ headingStyle: 'atx', bulletListMarker: '-' });
for (const [name, rule] of Object.entries(RULES)) turndown.addRule(name, rule);

/** Writes the main part of a page as Markdown, its links with the origin; null where it has none. */
export function htmlToMarkdown(html: string, origin: string): string | null {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start === -1 || end < start) return null;
  const main = html
    .slice(start, end)
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    // Links of a row touch, too.
    .replaceAll('</a><a', '</a> <a');
  const written = turndown.turndown(main);
  // Points whose button is left out are empty; words of boxes keep one space between them, and none before a comma.
  return `${written
    .replaceAll(/^[ -]*$/gm, '')
    .replaceAll(/(?<=[^\s-]) +(?=[ ,]|$)/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
