import { fail, type Result, succeed } from '@lokke/http-client';
import {
  type AdminClient,
  type AdminFailure,
  type CollectionInput,
  collectionByHandle,
  collectionCreate,
  collectionUpdate,
  idsByHandle,
  publications,
  publishablePublish,
} from '@lokke/shopify-admin';
import { faulty, missing, type Part, reasonOf, thereIs } from './part.ts';
import type { CollectionRow, FileRow } from './shop-files.ts';

/** Channel whose tokens open the storefront. */
const CHANNEL = 'Headless';

type RuleSet = NonNullable<CollectionInput['ruleSet']>;

/** Rule that every product meets, since a smart collection needs one. */
const EVERYTHING: RuleSet = {
  appliedDisjunctively: false,
  rules: [{ column: 'TITLE', relation: 'NOT_EQUALS', condition: '-' }],
};

/** Collections of an exported shop, those by rules as smart ones; what they hold and how they are sorted follows the file. */
export async function collectionParts(
  admin: AdminClient,
  rows: readonly FileRow<CollectionRow>[],
): Promise<readonly Part[]> {
  if (rows.length === 0) return [];
  const channels = await publications(admin);
  const publicationId = channels.ok && channels.value?.find(({ name }) => name === CHANNEL)?.id;
  if (!publicationId) {
    const reason = channels.ok
      ? `the shop has no channel ${CHANNEL}: install it first`
      : reasonOf(channels.failure);
    return [{ name: 'collections', state: faulty(reason) }];
  }
  const parts: Part[] = [];
  for (const one of rows) {
    parts.push(
      one.kind === 'faulty'
        ? { name: one.name, state: faulty(one.reason) }
        : {
            name: `collection ${one.row.handle}`,
            state: await stateOf(admin, one.row, publicationId),
          },
    );
  }
  return parts;
}

async function stateOf(
  admin: AdminClient,
  row: CollectionRow,
  publicationId: string,
): Promise<Part['state']> {
  const { handle, sortOrder } = row;
  const found = await collectionByHandle(admin, { handle, publicationId });
  if (!found.ok) return faulty(reasonOf(found.failure));
  const publish = async (id: string) => {
    const published = await publishablePublish(admin, { id, publicationId });
    return published.ok ? succeed(null) : published;
  };
  const known = found.value;
  if (known === null) {
    return missing('made', async () => {
      const input = await inputOf(admin, row);
      if (!input.ok) return input;
      const created = await collectionCreate(admin, { input: input.value });
      return created.ok ? publish(created.value) : created;
    });
  }
  const ruleSet = ruleSetOf(row);
  if (ruleSet !== null && known.ruleSet === null) return thereIs('is there, but chosen by hand');
  const { id } = known;
  const isSame =
    ruleSet === null ||
    (meaningOf(ruleSet) === meaningOf(known.ruleSet) && sortOrder === known.sortOrder);
  if (!isSame) {
    return missing('updated', async () => {
      const updated = await collectionUpdate(admin, { input: { id, ruleSet, sortOrder } });
      return updated.ok ? publish(id) : updated;
    });
  }
  return known.publishedOnPublication ? thereIs() : missing('published', () => publish(id));
}

/** Null for one that is chosen by hand. */
function ruleSetOf({ members }: CollectionRow): RuleSet | null {
  switch (members.kind) {
    case 'all':
      return EVERYTHING;
    case 'rules':
      return { appliedDisjunctively: members.matches === 'ANY', rules: members.rules };
    case 'handles':
      return null;
  }
}

/** Text that is the same for rules that hold the same, in whatever order. */
function meaningOf(ruleSet: RuleSet | null): string {
  const rules = (ruleSet?.rules ?? []).map((one) => [one.column, one.relation, one.condition]);
  return JSON.stringify([ruleSet?.appliedDisjunctively, rules.map(String).toSorted()]);
}

async function inputOf(
  admin: AdminClient,
  row: CollectionRow,
): Promise<Result<CollectionInput, AdminFailure>> {
  const { handle, title, descriptionHtml, image, members, sortOrder, seo } = row;
  const ruleSet = ruleSetOf(row);
  const handles = members.kind === 'handles' ? members.handles : [];
  const products: string[] = [];
  for (const one of handles) {
    const ids = await idsByHandle(admin, { handle: one });
    if (!ids.ok) return ids;
    const { product } = ids.value;
    if (product === null) return fail({ kind: 'unreadable', message: `no product ${one}` });
    products.push(product);
  }
  // Files of the embedded platform are at an address that Shopify cannot fetch.
  const isPublic = image?.src.startsWith('https://') === true;
  return succeed({
    handle,
    title,
    descriptionHtml,
    sortOrder,
    seo,
    ...(ruleSet === null ? { products } : { ruleSet }),
    ...(isPublic && { image: { src: image.src, altText: image.altText } }),
  });
}
