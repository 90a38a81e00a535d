import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** All elements of a document as a browser would make them, in order. */
export function elementsOf(html: string): readonly Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (tree.isElementNode(node)) {
      found.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join(''),
      });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}
