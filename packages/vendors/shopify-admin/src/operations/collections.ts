import { fail, mutationPayload, readAllPages, succeed } from '@lokke/http-client';
import { type AdminClient, type AdminResult, command, mutation, query } from '../client.ts';

const publicationPage = query('Publications', (data) => data.publications);

/** Channels by what the admin calls them; each catalogue of a shop is one, too. */
export const publications = (client: AdminClient) =>
  readAllPages((after) => publicationPage(client, { after }));

/** The collection as the admin has it, published or not; null where there is none. */
export const collectionByHandle = query(
  'CollectionByHandle',
  (data) => data.collectionByIdentifier,
);

export const idsByHandle = query('IdsByHandle', (data) => ({
  product: data.productByIdentifier?.id ?? null,
  collection: data.collectionByIdentifier?.id ?? null,
}));

export const variantIdBySearch = query(
  'VariantsBySku',
  (data) => data.productVariants.nodes[0]?.id ?? null,
);

/** Makes a collection that no channel shows yet; its id. */
export const collectionCreate = mutation('CollectionCreate', (data): AdminResult<string> => {
  const payload = mutationPayload(data.collectionCreate);
  if (!payload.ok) return payload;
  const id = payload.value.collection?.id;
  return id === undefined ? fail({ kind: 'unreadable', message: 'No collection' }) : succeed(id);
});

export const collectionUpdate = command('CollectionUpdate', (data) => data.collectionUpdate);

export const publishablePublish = command('PublishablePublish', (data) => data.publishablePublish);
