import type { ContentfulClientApi } from 'contentful';
import { type ReadEntry, readEntry } from './entry-fields.ts';

/** Names that editors know a type and its fields by. */
interface TypeNames {
  readonly name: string;
  /** Field whose text stands for an entry. */
  readonly displayField: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Entries whose links are not resolved, with the names of their types. */
export interface StoredEntries {
  readonly entries: readonly ReadEntry[];
  readonly types: ReadonlyMap<string, TypeNames>;
}

/** Sends a request in its time, with retries. */
type Send = <Answer>(send: () => Promise<Answer>) => Promise<Answer>;

const PAGE_SIZE = 500;

/** Reads all entries of a locale as they are stored. */
export async function readStored(
  client: Pick<ContentfulClientApi<undefined>, 'withoutLinkResolution'>,
  request: Send,
  locale: string,
): Promise<StoredEntries['entries']> {
  const found: unknown[] = [];
  for (;;) {
    const query = { locale, include: 0 as const, skip: found.length, limit: PAGE_SIZE };
    const { items, total } = await request(() =>
      client.withoutLinkResolution.getEntries({ ...query, order: ['sys.id'] }),
    );
    found.push(...items);
    if (items.length === 0 || found.length >= total) break;
  }
  return found.flatMap((item) => readEntry(item) ?? []);
}

export async function readTypeNames(
  client: Pick<ContentfulClientApi<undefined>, 'getContentTypes'>,
  request: Send,
): Promise<StoredEntries['types']> {
  const types = await request(() => client.getContentTypes());
  return new Map(
    types.items.map(({ sys, name, displayField, fields }) => [
      sys.id,
      { name, displayField, fields: new Map(fields.map((field) => [field.id, field.name])) },
    ]),
  );
}
