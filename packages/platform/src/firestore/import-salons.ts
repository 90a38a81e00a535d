import type { Sql, Store } from '../store/index.ts';
import { writeDocument } from './document.ts';
import { parseSalonLine, type SalonDocument } from './parse-salon-line.ts';

export interface LineError {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly reason: string;
}

export type SalonImport =
  | { readonly ok: true; readonly salonCount: number }
  | { readonly ok: false; readonly errors: readonly LineError[] };

export function hasSalons(sql: Sql): boolean {
  const row = sql
    .prepare("SELECT 1 FROM firestore_documents WHERE collection = 'salons' LIMIT 1")
    .get();
  return row !== undefined;
}

/** Salons from JSON lines: all of them, or none and every line that is wrong. */
export async function importSalons(store: Store, text: string, now: Date): Promise<SalonImport> {
  const documents: SalonDocument[] = [];
  const errors: LineError[] = [];
  const lineOfId = new Map<string, number>();
  for (const [index, content] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (content.trim() === '') continue;
    const line = index + 1;
    const parsed = parseSalonLine(content);
    if (!parsed.ok) {
      errors.push({ line, reason: parsed.reason });
      continue;
    }
    const { id } = parsed.document;
    const earlier = lineOfId.get(id);
    if (earlier === undefined) lineOfId.set(id, line);
    else errors.push({ line, reason: `salonNo ${id} stands in line ${earlier} already` });
    documents.push(parsed.document);
  }
  if (errors.length > 0) return { ok: false, errors };
  await store.write((sql) => {
    for (const { id, fields } of documents) {
      writeDocument(sql, { collection: 'salons', id, fields, now });
    }
  });
  return { ok: true, salonCount: documents.length };
}
