export interface ElementNode {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: TreeNode[];
}
export type TreeNode = ElementNode | string;

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const TOKEN =
  /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};
// What a browser's markup calls otherwise than React does.
const NAMES: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/** The elements of a page's body as data, without its scripts: well-formed markup, as React writes it. */
export function elementTreeOf(html: string): readonly TreeNode[] {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const markup = body.replaceAll(/<(script|template)\b[\s\S]*?<\/\1>/g, '');
  const root: ElementNode = { tag: 'body', props: {}, children: [] };
  const open = [root];
  for (const [token, isEnd, tag, attributes = '', isClosed] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (parent === undefined) throw new Error('The page closes more than it opens.');
    if (token.startsWith('<!--')) continue;
    if (tag === undefined) parent.children.push(decode(token));
    else if (isEnd === '/') open.pop();
    else {
      const element: ElementNode = { tag, props: propsOf(attributes), children: [] };
      parent.children.push(element);
      if (!VOID.has(tag) && isClosed !== '/') open.push(element);
    }
  }
  return root.children;
}

function propsOf(attributes: string): Record<string, unknown> {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value]) => {
    const text = value === undefined ? '' : decode(value);
    return [NAMES[name] ?? name, name === 'style' ? styleOf(text) : text] as const;
  });
  // Made by scripts or meant for them.
  return Object.fromEntries(
    pairs.filter(([name]) => !/^on|^value$|^checked$|^selected$/.test(name)),
  );
}

function styleOf(text: string): Record<string, string> {
  const parts = text.split(';').map((part) => part.split(':').map((side) => side.trim()));
  return Object.fromEntries(
    parts.flatMap(([name = '', ...value]) =>
      name === '' ? [] : [[name.startsWith('--') ? name : camel(name), value.join(':')]],
    ),
  );
}

const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const decode = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
