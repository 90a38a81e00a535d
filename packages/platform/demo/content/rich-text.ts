import { linkTo } from './entry.ts';

/**
 * A small way to write rich text: blocks parted by empty lines, `## ` before a heading, `- ` before each item
 * of a list, `[words](page:slug)`, `[words](/path)` or `[words](https://…)` for links, `**` around what is strong.
 */
export function richText(text: string) {
  return {
    nodeType: 'document',
    data: {},
    content: text
      .trim()
      .split(/\n{2,}/)
      .map(block),
  };
}

function block(text: string) {
  if (text.startsWith('## ')) return node('heading-2', inline(text.slice(3)));
  if (!text.startsWith('- ')) return node('paragraph', inline(text.replaceAll('\n', ' ')));
  const items = text.split(/\n(?=- )/).map((item) => item.slice(2).replaceAll('\n', ' '));
  return node(
    'unordered-list',
    items.map((item) => node('list-item', [node('paragraph', inline(item))])),
  );
}

const PIECES = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

function inline(text: string): readonly object[] {
  const nodes: object[] = [];
  let done = 0;
  for (const match of text.matchAll(PIECES)) {
    const [whole, words, target, strong] = match;
    if (match.index > done) nodes.push(textNode(text.slice(done, match.index)));
    if (strong !== undefined) nodes.push(textNode(strong, ['bold']));
    else if (words !== undefined && target !== undefined) nodes.push(linkNode(words, target));
    done = match.index + whole.length;
  }
  if (done < text.length) nodes.push(textNode(text.slice(done)));
  return nodes;
}

function linkNode(words: string, target: string) {
  const [, slug] = /^page:(.+)$/.exec(target) ?? [];
  return slug === undefined
    ? node('hyperlink', [textNode(words)], { uri: target })
    : node('entry-hyperlink', [textNode(words)], { target: linkTo(`page-${slug}`) });
}

const textNode = (value: string, marks: readonly string[] = []) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

function node(nodeType: string, content: readonly object[], data: object = {}) {
  return { nodeType, data, content };
}
