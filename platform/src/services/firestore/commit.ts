import * as v from 'valibot';
import type { PlatformContext } from '../../protocol/index.ts';
import {
  bool,
  DecodeError,
  list,
  nullableText,
  readValue,
  text,
} from '../../protocol/json/index.ts';
import { deleteDocument, readDocument, writeDocument } from './document.ts';
import { fields } from './typed-value.ts';

const CONFLICTS = {
  ALREADY_EXISTS: { code: 409, text: 'already exists' },
  NOT_FOUND: { code: 404, text: 'is missing' },
  FAILED_PRECONDITION: { code: 400, text: 'has another version than the required one' },
} as const;

/** A precondition that does not hold; none of the commit's writes is made. */
export class CommitConflict extends Error {
  readonly status: keyof typeof CONFLICTS;
  readonly code: 400 | 404 | 409;

  constructor(path: string, status: keyof typeof CONFLICTS) {
    super(`Document ${CONFLICTS[status].text}: ${path}`);
    this.status = status;
    this.code = CONFLICTS[status].code;
  }
}

const commit = v.object({
  writes: list(
    v.strictObject({
      update: v.nullish(v.object({ name: text, fields }), null),
      delete: nullableText,
      currentDocument: v.nullish(
        v.strictObject({ exists: v.nullish(bool, null), updateTime: nullableText }),
        null,
      ),
    }),
  ),
});

interface Commit {
  readonly context: PlatformContext;
  readonly root: string;
  readonly body: unknown;
  readonly readTime: string;
}

/** Writes documents whole, or deletes them: all, or none where one of their preconditions does not hold. */
export async function commitWrites({ context, root, body, readTime }: Commit): Promise<object> {
  const { writes } = readValue(commit, body);
  const targets = writes.map(({ update, currentDocument, ...write }) => {
    const name = update?.name ?? write.delete ?? '';
    const path = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : '';
    const [collection = '', id = '', ...deeper] = path.split('/');
    if (collection === '' || id === '' || deeper.length > 0) {
      throw new DecodeError(`${name} is no document of this database.`);
    }
    const fields = update?.fields ?? null;
    const { exists = null, updateTime = null } = currentDocument ?? {};
    return { path, collection, id, fields, exists, updateTime };
  });
  const writeResults = await context.store.write((sql) =>
    targets.map(({ path, exists, updateTime, fields, ...target }) => {
      const there = readDocument(sql, root, path);
      if (there !== null && exists === false) throw new CommitConflict(path, 'ALREADY_EXISTS');
      if (there === null && (exists || updateTime)) throw new CommitConflict(path, 'NOT_FOUND');
      if (updateTime && there && nanosecondsOf(updateTime) !== nanosecondsOf(there.updateTime)) {
        throw new CommitConflict(path, 'FAILED_PRECONDITION');
      }
      if (fields !== null) {
        return { updateTime: writeDocument(sql, target, fields, context.now()) };
      }
      deleteDocument(sql, target);
      return { updateTime: readTime };
    }),
  );
  return { writeResults, commitTime: readTime };
}

/** Clients differ in how many digits they write. */
function nanosecondsOf(time: string): string {
  const [seconds = '', fraction = ''] = time.slice(0, -1).split('.');
  return `${seconds}.${fraction.padEnd(9, '0')}`;
}
