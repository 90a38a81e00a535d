import { textHref } from './link-href.ts';
import { type Facts, fillAddress, fillFacts, lacksFacts } from './placeholders.ts';

export interface RichTextOptions {
  readonly facts: Facts;
  /** Prefix of the shop's paths: `/nl`. */
  readonly prefix: string;
  /** Returns the path of an entry's page; null when it has none. */
  readonly pathOfEntry: (entry: unknown) => string | null;
}

const BLOCKS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  // The page has its own h1.
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h5',
  'heading-6': 'h6',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td',
  'table-header-cell': 'th',
};

const MARKS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
};

/** Maximum nesting. */
const MAX_LEVELS = 20;

/**
 * Renders a rich text document as HTML from an allowlist. Text is escaped; unknown nodes are dropped with their
 * content.
 */
export function renderRichText(document: unknown, options: RichTextOptions): string {
  return contentOf(document)
    .map((node) => render(node, options, 1))
    .join('');
}

function render(node: unknown, options: RichTextOptions, level: number): string {
  if (level > MAX_LEVELS) return '';
  const nodeType = textAt(node, 'nodeType');
  if (nodeType === 'text') return textNode(node, options);
  const inside = () =>
    contentOf(node)
      .map((child) => render(child, options, level + 1))
      .join('');
  if (nodeType === 'hr') return '<hr>';
  if (nodeType === 'hyperlink') return link(uriOf(node, options), inside());
  if (nodeType === 'entry-hyperlink') {
    const path = options.pathOfEntry(at(at(node, 'data'), 'target'));
    return link(path === null ? null : `${options.prefix}${path}`, inside());
  }
  const tag = Object.hasOwn(BLOCKS, nodeType) ? BLOCKS[nodeType] : undefined;
  if (tag === undefined) return '';
  // A paragraph or row about a value that the market lacks is left out.
  const isAboutFacts = nodeType === 'paragraph' || nodeType === 'table-row';
  if (isAboutFacts && lacksFacts(wordsOf(node), options.facts)) return '';
  const html = inside();
  return html === '' ? '' : `<${tag}>${html}</${tag}>`;
}

function textNode(node: unknown, { facts }: RichTextOptions): string {
  const text = escapeHtml(fillFacts(textAt(node, 'value'), facts)).replaceAll('\n', '<br>');
  const marks = listAt(node, 'marks').map((mark) => textAt(mark, 'type'));
  return marks.reduce((html, mark) => {
    const tag = Object.hasOwn(MARKS, mark) ? MARKS[mark] : undefined;
    return tag === undefined ? html : `<${tag}>${html}</${tag}>`;
  }, text);
}

function uriOf(node: unknown, { facts, prefix }: RichTextOptions): string | null {
  const href = textHref(fillAddress(textAt(at(node, 'data'), 'uri'), facts));
  return href?.startsWith('/') ? `${prefix}${href}` : href;
}

/** Text of a disallowed link stays without the link. */
function link(href: string | null, html: string): string {
  if (href === null || html === '') return html;
  const rel = /^https?:/i.test(href) ? ' rel="noopener"' : '';
  return `<a href="${escapeHtml(href)}"${rel}>${html}</a>`;
}

function wordsOf(node: unknown): string {
  return textAt(node, 'value') + contentOf(node).map(wordsOf).join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function textAt(value: unknown, name: string): string {
  const text = at(value, name);
  return typeof text === 'string' ? text : '';
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = at(value, name);
  return Array.isArray(list) ? list : [];
}

const contentOf = (node: unknown) => listAt(node, 'content');
