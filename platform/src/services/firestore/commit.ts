import type { PlatformContext } from '../../protocol/index.ts';
import {
  bool,
  DecodeError,
  list,
  nullable,
  object,
  strictObject,
  text,
} from '../../protocol/json/index.ts';
import { deleteDocument, readDocument, writeDocument } from './document.ts';
import { typedValue } from './typed-value.ts';

/** A precondition that does not hold; none of the commit's writes is made. */
export class CommitConflict extends Error {
  readonly isThere: boolean;

  constructor(path: string, isThere: boolean) {
    super(`Document ${isThere ? 'already exists' : 'is missing'}: ${path}`);
    this.isThere = isThere;
  }
}

const commit = object({
  writes: list(
    strictObject({
      update: nullable(
        object({
          name: text,
          fields: (value, path) => {
            const whole = typedValue({ mapValue: { fields: value } }, path);
            return 'mapValue' in whole ? (whole.mapValue.fields ?? {}) : {};
          },
        }),
      ),
      delete: nullable(text),
      currentDocument: nullable(strictObject({ exists: bool })),
    }),
  ),
});

interface Commit {
  readonly context: PlatformContext;
  readonly root: string;
  readonly body: unknown;
  readonly readTime: string;
}

/** Writes documents whole, or deletes them: all, or none where one is there that must not be, or is missing that must be. */
export async function commitWrites({ context, root, body, readTime }: Commit): Promise<object> {
  const { writes } = commit(body, '');
  const targets = writes.map(({ update, currentDocument, ...write }) => {
    const name = update?.name ?? write.delete ?? '';
    const path = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : '';
    const [collection = '', id = '', ...deeper] = path.split('/');
    if (collection === '' || id === '' || deeper.length > 0) {
      throw new DecodeError(`${name} is no document of this database.`);
    }
    const fields = update?.fields ?? null;
    return { path, collection, id, fields, exists: currentDocument?.exists ?? null };
  });
  await context.store.write((sql) => {
    for (const { path, exists, fields, ...target } of targets) {
      const isThere = readDocument(sql, root, path) !== null;
      if (exists !== null && exists !== isThere) {
        throw new CommitConflict(path, isThere);
      }
      if (fields === null) deleteDocument(sql, target);
      else writeDocument(sql, target, fields, context.now());
    }
  });
  return { writeResults: targets.map(() => ({ updateTime: readTime })), commitTime: readTime };
}
