import { isDeepStrictEqual } from 'node:util';
import { Marked, type Token, type Tokens } from 'marked';
import { type JsonRecord, makeLink, textAt } from './entity.ts';

/** Tables are of GitHub's Markdown, whose links out of bare addresses nobody asked for. */
const markdownOf = new Marked({ gfm: true, tokenizer: { url: () => undefined } });

/** Turns Markdown into Contentful's rich text; a link to `page:<slug>` or `entry:<id>` becomes a link to that entry. */
export function toRichText(markdown: string): JsonRecord {
  return node('document', blocks(markdownOf.lexer(markdown)));
}

function blocks(tokens: readonly Token[]): readonly JsonRecord[] {
  return tokens.flatMap((token): readonly JsonRecord[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return [node(`heading-${token['depth']}`, inline(token))];
      case 'list':
        return [node(token['ordered'] ? 'ordered-list' : 'unordered-list', blocks(token['items']))];
      case 'list_item':
        return [node('list-item', blocks(token.tokens ?? []))];
      case 'table':
        return [tableNode(token)];
      case 'blockquote':
        return [node('blockquote', blocks(token.tokens ?? []))];
      case 'hr':
        return [node('hr', [])];
      case 'paragraph':
      case 'text':
        return [node('paragraph', inline(token))];
      default:
        throw new RangeError(`Rich text has no "${token.type}": ${token.raw}`);
    }
  });
}

function tableNode({ header, rows }: Token & Partial<Pick<Tokens.Table, 'header' | 'rows'>>) {
  const row = (cells: readonly Tokens.TableCell[], nodeType: string) =>
    node(
      'table-row',
      cells.map((cell) => node(nodeType, [node('paragraph', inline(cell))])),
    );
  const body = (rows ?? []).map((cells) => row(cells, 'table-cell'));
  return node('table', [row(header ?? [], 'table-header-cell'), ...body]);
}

function inline(
  { tokens = [] }: { readonly tokens?: readonly Token[] | undefined },
  marks: readonly string[] = [],
): readonly JsonRecord[] {
  const nodes = tokens.flatMap((token): readonly JsonRecord[] => {
    switch (token.type) {
      case 'strong':
        return inline(token, [...marks, 'bold']);
      case 'em':
        return inline(token, [...marks, 'italic']);
      case 'codespan':
        return [textNode(token['text'], [...marks, 'code'])];
      case 'br':
        return [textNode('\n', marks)];
      case 'link':
        return [linkNode(token['href'], inline(token, marks))];
      case 'text':
      case 'escape':
        return [textNode(token['text'].replaceAll('\n', ' '), marks)];
      default:
        throw new RangeError(`Rich text has no "${token.type}": ${token.raw}`);
    }
  });
  return joinTexts(nodes);
}

/** Joins texts that look the same: an escaped sign begins one of its own. */
function joinTexts(nodes: readonly JsonRecord[]): readonly JsonRecord[] {
  const joined: JsonRecord[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const [before, after] = [textAt(last, 'value'), textAt(node, 'value')];
    const isSame = before !== null && isDeepStrictEqual(last?.['marks'], node['marks']);
    if (isSame && after !== null) joined.splice(-1, 1, { ...node, value: before + after });
    else joined.push(node);
  }
  return joined;
}

function linkNode(href: string, content: readonly JsonRecord[]): JsonRecord {
  const [, kind, name = ''] = /^(page|entry):(.+)$/.exec(href) ?? [];
  if (kind === undefined) return node('hyperlink', content, { uri: href });
  const id = kind === 'page' ? `page-${name}` : name;
  return node('entry-hyperlink', content, { target: makeLink({ linkType: 'Entry', id }) });
}

function textNode(value: string, marks: readonly string[]): JsonRecord {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} };
}

function node(nodeType: string, content: readonly JsonRecord[], data: JsonRecord = {}): JsonRecord {
  return { nodeType, data, content };
}
