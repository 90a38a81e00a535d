import { type GraphqlContext, gid, gidNumber } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { allRecords, type CollectionDraft, readCatalogue, saveDrafts } from '../catalogue/index.ts';
import {
  type CollectionInput,
  type InputFault,
  inputFaults,
  membersOf,
  strangersOf,
} from './collection-input.ts';

/** The one channel of a shop: the storefronts that its tokens open. */
export const PUBLICATION = {
  __typename: 'Publication',
  id: gid('Publication', 1),
  name: 'Headless',
};

const TYPE = 'Collection';
/** Members of a collection that names neither rules nor products. */
const EMPTY: CollectionDraft['members'] = { kind: 'handles', handles: [] };

type Place = Pick<GraphqlContext, 'shop'>;

/** Finds a collection as it is kept, published or not. */
export function findCollection(
  sql: Sql,
  { shop }: Place,
  { id, handle }: { readonly id?: string | null; readonly handle?: string | null },
) {
  const number = id ? gidNumber(id, TYPE) : null;
  const found = allRecords(sql, { shop: shop.key, kind: 'collection' }).find((record) =>
    id ? record.number === number : record.handle === handle,
  );
  return found === undefined
    ? null
    : { __typename: TYPE, id: gid(TYPE, found.number), record: found };
}

export type AdminCollection = NonNullable<ReturnType<typeof findCollection>>;

function refuse(faults: readonly InputFault[]) {
  const userErrors = faults.map((fault) => ({ __typename: 'UserError', ...fault }));
  return { collection: null, userErrors };
}

/** Saves a collection made of what is kept and what the input says. */
function save(
  sql: Sql,
  context: GraphqlContext,
  { before, input }: { readonly before: CollectionDraft; readonly input: CollectionInput },
) {
  const { store, shop } = context;
  const catalogue = readCatalogue(store, shop.key);
  const strangers = strangersOf(input, catalogue);
  if (strangers.length > 0) return refuse(strangers);
  const { image, seo } = input;
  const given = {
    title: input.title ?? before.title,
    descriptionHtml: input.descriptionHtml ?? before.descriptionHtml,
    sortOrder: input.sortOrder ?? before.sortOrder,
    members: membersOf(input, catalogue) ?? before.members,
    image: image?.src
      ? {
          src: image.src,
          altText: image.altText ?? null,
          widthInPixels: null,
          heightInPixels: null,
        }
      : before.image,
    seo: {
      title: seo?.title ?? before.seo.title,
      description: seo?.description ?? before.seo.description,
    },
  };
  const { handle } = before;
  saveDrafts(sql, context, { shop: shop.key, drafts: { collections: [{ ...before, ...given }] } });
  return { collection: findCollection(sql, context, { handle }), userErrors: [] };
}

interface WithInput {
  readonly input: CollectionInput;
}

/** Returns the handle that a title gives: small letters, its words joined by hyphens. */
function handleOf(title: string): string {
  return (title.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).join('-');
}

export async function collectionCreate(context: GraphqlContext, { input }: WithInput) {
  const title = input.title ?? '';
  const faults = inputFaults({ ...input, title });
  if (faults.length > 0) return refuse(faults);
  const handle = input.handle || handleOf(title);
  return context.store.write((sql) => {
    if (findCollection(sql, context, { handle }) !== null) {
      return refuse([{ field: ['handle'], message: 'Handle has already been taken' }]);
    }
    const about = { descriptionHtml: '', image: null, seo: { title: null, description: null } };
    const before: CollectionDraft = {
      handle,
      title,
      ...about,
      members: EMPTY,
      sortOrder: 'BEST_SELLING',
      metafields: [],
      // Shown once it is published, as at Shopify.
      isPublished: false,
    };
    return save(sql, context, { before, input });
  });
}

export async function collectionUpdate(context: GraphqlContext, { input }: WithInput) {
  const faults = inputFaults(input);
  if (faults.length > 0) return refuse(faults);
  return context.store.write((sql) => {
    const found = findCollection(sql, context, { id: input.id ?? '' });
    if (found === null) return refuse([{ field: ['id'], message: 'Collection does not exist' }]);
    const { record } = found;
    if (input.handle && input.handle !== record.handle) {
      const message = 'The embedded platform keeps the handle of a collection';
      return refuse([{ field: ['handle'], message }]);
    }
    if (input.ruleSet && record.members.kind === 'handles') {
      const message = 'Cannot update rule set of a custom collection';
      return refuse([{ field: ['ruleSet'], message }]);
    }
    return save(sql, context, { before: record, input });
  });
}

interface PublishArguments {
  readonly id: string;
  readonly input: readonly { readonly publicationId?: string | null }[];
}

export async function publishablePublish(context: GraphqlContext, { id, input }: PublishArguments) {
  const { store, shop } = context;
  return store.write((sql) => {
    const found = findCollection(sql, context, { id });
    const refuseAt = (field: readonly string[], message: string) => ({
      publishable: null,
      userErrors: [{ __typename: 'UserError', field, message }],
    });
    if (found === null) return refuseAt(['id'], 'Resource does not exist');
    const unknown = input.findIndex(({ publicationId }) => publicationId !== PUBLICATION.id);
    if (unknown !== -1) {
      return refuseAt(['input', String(unknown), 'publicationId'], 'Publication does not exist');
    }
    const collections = [{ ...found.record, isPublished: true }];
    saveDrafts(sql, context, { shop: shop.key, drafts: { collections } });
    return { publishable: findCollection(sql, context, { id }), userErrors: [] };
  });
}
