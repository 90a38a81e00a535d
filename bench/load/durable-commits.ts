import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const DURATION_IN_MS = 2000;

/** The peer of a cart change: how often a second SQLite alone makes one small row durable on this disk. */
export function durableCommitsPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'commits-'));
  const database = new DatabaseSync(join(folder, 'commits.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (v TEXT)');
  const insert = database.prepare('INSERT INTO t (v) VALUES (?)');
  const startedAt = performance.now();
  let commits = 0;
  while (performance.now() - startedAt < DURATION_IN_MS) {
    insert.run('a cart line, or something as small');
    commits += 1;
  }
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return (commits / DURATION_IN_MS) * 1000;
}
