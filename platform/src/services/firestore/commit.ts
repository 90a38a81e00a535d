import type { PlatformContext } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { applyWrite } from './apply-write.ts';
import { type Document, deleteDocument, readDocument, writeDocument } from './document.ts';
import { type Precondition, parseWrites, type Write } from './parse-write.ts';

/** A write whose condition does not hold: nothing of its commit happens. */
export class FailedWrite extends Error {
  readonly code: 400 | 404 | 409;
  readonly status: string;

  constructor(code: FailedWrite['code'], status: string, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

interface CommitRequest {
  readonly root: string;
  readonly writes: unknown;
  /** Throws where the commit may not happen any more. */
  readonly check?: (sql: Sql) => void;
}

/** All writes of a commit, or none. */
export function commit(
  { store, now }: Pick<PlatformContext, 'store' | 'now'>,
  { root, writes: given, check }: CommitRequest,
): Promise<object> {
  const writes = parseWrites(given, root);
  return store.write((sql) => {
    check?.(sql);
    const at = now();
    const writeResults = writes.map((write) => writeOne(sql, root, write, at));
    return { writeResults, commitTime: at.toISOString() };
  });
}

function writeOne(sql: Sql, root: string, write: Write, now: Date): object {
  const { collection, id } = write;
  const before = readDocument(sql, root, collection, id);
  checkPrecondition(`${root}/${collection}/${id}`, before, write.precondition);
  if (write.kind !== 'update') {
    if (write.kind === 'verify') return {};
    deleteDocument(sql, { collection, id });
    return { updateTime: now.toISOString() };
  }
  const at = laterThan(before, now);
  const { fields, transformResults } = applyWrite(before?.fields ?? null, write, at);
  writeDocument(sql, { collection, id, fields, now: at });
  return {
    updateTime: at.toISOString(),
    ...(transformResults.length > 0 && { transformResults }),
  };
}

/** So that whoever read a document before sees by its time that it has changed. */
function laterThan(before: Document | null, now: Date): Date {
  const last = before === null ? Number.NEGATIVE_INFINITY : Date.parse(before.updateTime);
  return now.getTime() > last ? now : new Date(last + 1);
}

function checkPrecondition(
  name: string,
  before: Document | null,
  precondition: Precondition | null,
): void {
  if (precondition === null) return;
  if (precondition.kind === 'exists') {
    if (precondition.exists && before === null) {
      throw new FailedWrite(404, 'NOT_FOUND', `No document to update: ${name}`);
    }
    if (!precondition.exists && before !== null) {
      throw new FailedWrite(409, 'ALREADY_EXISTS', `Document already exists: ${name}`);
    }
    return;
  }
  if (before === null || Date.parse(before.updateTime) !== Date.parse(precondition.updateTime)) {
    const message = `the stored version of ${name} does not match the required base version`;
    throw new FailedWrite(400, 'FAILED_PRECONDITION', message);
  }
}
