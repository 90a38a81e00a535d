import { type DefaultTreeAdapterTypes, parse } from 'parse5';

interface ElementNode {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly TreeNode[];
}
export type TreeNode = ElementNode | string;

/** Attributes with another name in React. */
const NAMES: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };
const SKIPPED = new Set(['script', 'template']);
/** Handlers, and the state of controls, which React refuses without a handler. */
const UNUSED_PROPS = /^on|^value$|^checked$|^selected$/;

/** Parses the body of a page into elements as data, without its scripts. */
export function elementTreeOf(html: string): readonly TreeNode[] {
  const root = parse(html).childNodes.find(({ nodeName }) => nodeName === 'html');
  const body = childrenOf(root).find(({ nodeName }) => nodeName === 'body');
  return childrenOf(body).flatMap(treeNodeOf);
}

type Node = DefaultTreeAdapterTypes.Node;

function childrenOf(node: Node | undefined): readonly Node[] {
  return node !== undefined && 'childNodes' in node ? node.childNodes : [];
}

function treeNodeOf(node: Node): TreeNode | [] {
  if ('value' in node) return node.value;
  if (!('attrs' in node) || SKIPPED.has(node.tagName)) return [];
  const props = node.attrs
    .map(({ name, value }) => [NAMES[name] ?? name, name === 'style' ? styleOf(value) : value])
    .filter(([name]) => !UNUSED_PROPS.test(String(name)));
  const children = node.childNodes.flatMap(treeNodeOf);
  return { tag: node.tagName, props: Object.fromEntries(props), children };
}

function styleOf(text: string): Record<string, string> {
  const declarations = text.split(';').map((part) => part.split(':').map((side) => side.trim()));
  return Object.fromEntries(
    declarations.flatMap(([name = '', ...value]) =>
      name === '' ? [] : [[name.startsWith('--') ? name : camel(name), value.join(':')]],
    ),
  );
}

const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
