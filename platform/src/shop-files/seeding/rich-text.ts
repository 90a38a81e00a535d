import { Marked, type Token, type Tokens } from 'marked';

/** Tables are of GitHub's Markdown, whose links out of bare addresses nobody asked for. */
const markdownOf = new Marked({ gfm: true, tokenizer: { url: () => undefined } });

/** Turns Markdown into Contentful's rich text; a link to `page:<slug>` becomes a link to that entry. */
export function toRichText(markdown: string): object {
  return node('document', blocks(markdownOf.lexer(markdown)));
}

function blocks(tokens: readonly Token[]): readonly object[] {
  return tokens.flatMap((token): readonly object[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return [node(`heading-${token['depth']}`, inline(token))];
      case 'list':
        return [node('unordered-list', blocks(token['items']))];
      case 'list_item':
        return [node('list-item', blocks(token.tokens ?? []))];
      case 'table':
        return [tableNode(token)];
      case 'paragraph':
      case 'text':
        return [node('paragraph', inline(token))];
      default:
        throw new Error(`Rich text has no "${token.type}": ${token.raw}`);
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
): readonly object[] {
  return tokens.flatMap((token): readonly object[] => {
    switch (token.type) {
      case 'strong':
        return inline(token, [...marks, 'bold']);
      case 'em':
        return inline(token, [...marks, 'italic']);
      case 'link':
        return [linkNode(token['href'], inline(token, marks))];
      case 'text':
      case 'escape':
        return [textNode(token['text'].replaceAll('\n', ' '), marks)];
      default:
        throw new Error(`Rich text has no "${token.type}": ${token.raw}`);
    }
  });
}

function linkNode(href: string, content: readonly object[]): object {
  if (!href.startsWith('page:')) return node('hyperlink', content, { uri: href });
  const target = { sys: { type: 'Link', linkType: 'Entry', id: href.replace(':', '-') } };
  return node('entry-hyperlink', content, { target });
}

function textNode(value: string, marks: readonly string[]): object {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} };
}

function node(nodeType: string, content: readonly object[], data: object = {}): object {
  return { nodeType, data, content };
}
