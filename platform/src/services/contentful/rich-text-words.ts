import { isDeepStrictEqual } from 'node:util';
import { at, isList, type Json, readLink, textAt } from './entity.ts';
import { toRichText } from './rich-text.ts';

const MARKS: Readonly<Record<string, string>> = { bold: '**', italic: '*', code: '`' };
const SIGNS = /[\\`*_[\]<>|~]/g;
const LINE_STARTS = /^(#{1,6} |[-+] |\d+[.)] |=+$|-+$)/;

/** Writes rich text as Markdown, which `toRichText` reads again. */
export function richTextWords(document: Json): string {
  return blocksOf(document).join('\n\n');
}

/** Tells whether Markdown says all of a rich text: it has no embedded entries, for example. */
export function isSaidInWords(document: Json): boolean {
  try {
    return isDeepStrictEqual(toRichText(richTextWords(document)), document);
  } catch {
    return false;
  }
}

const contentOf = (node: Json): readonly Json[] => {
  const content = at(node, 'content');
  return isList(content) ? content : [];
};

const blocksOf = (node: Json) => contentOf(node).map(block);

function block(node: Json): string {
  const type = textAt(node, 'nodeType') ?? '';
  const [, level] = /^heading-([1-6])$/.exec(type) ?? [];
  if (level !== undefined) return `${'#'.repeat(Number(level))} ${inline(node)}`;
  switch (type) {
    case 'unordered-list':
      return items(node, () => '- ');
    case 'ordered-list':
      return items(node, (index) => `${index + 1}. `);
    case 'blockquote':
      return behind('> ', '> ', blocksOf(node).join('\n\n'));
    case 'hr':
      return '---';
    case 'table':
      return table(node);
    default:
      return inline(node).replace(LINE_STARTS, (start) => `\\${start}`.replace(/^\\(\d+)/, '$1\\'));
  }
}

function items(list: Json, markOf: (index: number) => string): string {
  const written = contentOf(list).map((item, index) => {
    const mark = markOf(index);
    return behind(mark, ' '.repeat(mark.length), blocksOf(item).join('\n\n'));
  });
  const isLoose = written.some((item) => item.includes('\n\n'));
  return written.join(isLoose ? '\n\n' : '\n');
}

function behind(first: string, other: string, text: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : other) + line)
    .join('\n');
}

function table(node: Json): string {
  const [head, ...rows] = contentOf(node).map(
    (row) =>
      `| ${contentOf(row)
        .map((cell) => contentOf(cell).map(inline).join(' '))
        .join(' | ')} |`,
  );
  const rule = `|${'---|'.repeat(contentOf(contentOf(node)[0] ?? null).length)}`;
  return [head, rule, ...rows].join('\n');
}

function inline(node: Json): string {
  return contentOf(node).map(piece).join('');
}

function piece(node: Json): string {
  const words = textAt(node, 'value');
  if (words !== null) return markWords(words, at(node, 'marks'));
  const link = readLink(at(node, 'data', 'target'));
  const address = link === null ? textAt(node, 'data', 'uri') : `entry:${link.id}`;
  if (address === null) return inline(node);
  return `[${inline(node)}](${/[\s()<>]/.test(address) ? `<${address}>` : address})`;
}

/** Puts marks at words, since Markdown reads none beside a blank. */
function markWords(words: string, marks: Json): string {
  const names = (isList(marks) ? marks : []).map((mark) => textAt(mark, 'type') ?? '');
  const signs = names.map((name) => MARKS[name] ?? '').join('');
  const text = words.trim();
  const start = words.indexOf(text);
  const written = names.includes('code') ? text : text.replace(SIGNS, '\\$&');
  if (text === '') return words.replaceAll('\n', '\\\n');
  const closing = [...signs].reverse().join('');
  const strong = signs + written + closing;
  return [words.slice(0, start), strong, words.slice(start + text.length)]
    .join('')
    .replaceAll('\n', '\\\n');
}
