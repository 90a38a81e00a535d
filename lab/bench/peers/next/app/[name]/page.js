import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';

// Made for each request, as a page is whose prices change.
export const dynamic = 'force-dynamic';

const trees = new Map();

function treeOf(name) {
  const known = trees.get(name);
  if (known !== undefined) return known;
  const tree = JSON.parse(readFileSync(join(process.env.CONTENT_DIR, `${name}.json`), 'utf8'));
  trees.set(name, tree);
  return tree;
}

const elementOf = (node) =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, node.props, ...node.children.map(elementOf));

/** The content of one of the shop's pages, element by element. */
export default async function Page({ params }) {
  const { name } = await params;
  return elementOf({ tag: 'div', props: {}, children: treeOf(name) });
}
