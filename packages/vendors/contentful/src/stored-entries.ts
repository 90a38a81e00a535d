import type { ContentfulClientApi } from 'contentful';
import { type ReadEntry, readEntry } from './entry-fields.ts';

/** Entries whose links are not resolved, with the names that editors know types and fields by. */
export interface StoredEntries {
  readonly entries: readonly ReadEntry[];
  readonly types: ReadonlyMap<
    string,
    {
      readonly name: string;
      /** Field whose text stands for an entry. */
      readonly displayField: string;
      readonly fields: ReadonlyMap<string, string>;
    }
  >;
}

interface Reading {
  /** Sends a request in its time, with retries. */
  readonly request: <Answer>(send: () => Promise<Answer>) => Promise<Answer>;
  readonly locale: string;
}

const PAGE_SIZE = 500;

/** Reads all entries of a locale as they are stored. */
export async function readStored(
  client: Pick<ContentfulClientApi<undefined>, 'getContentTypes' | 'withoutLinkResolution'>,
  { request, locale }: Reading,
): Promise<StoredEntries> {
  const types = await request(() => client.getContentTypes());
  const found: unknown[] = [];
  for (;;) {
    const query = { locale, include: 0 as const, skip: found.length, limit: PAGE_SIZE };
    const { items, total } = await request(() =>
      client.withoutLinkResolution.getEntries({ ...query, order: ['sys.id'] }),
    );
    found.push(...items);
    if (items.length === 0 || found.length >= total) break;
  }
  return {
    entries: found.flatMap((item) => readEntry(item) ?? []),
    types: new Map(
      types.items.map(({ sys, name, displayField, fields }) => [
        sys.id,
        { name, displayField, fields: new Map(fields.map((field) => [field.id, field.name])) },
      ]),
    ),
  };
}
