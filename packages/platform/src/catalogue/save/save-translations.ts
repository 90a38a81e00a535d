import type { TranslationDraft } from '../draft.ts';
import type { SaveContext } from './save-context.ts';

/** A translation replaces the former one of the same thing and language whole. */
export function saveTranslations(
  { sql, shop }: SaveContext,
  drafts: readonly TranslationDraft[],
): void {
  const statement = sql.prepare(
    `INSERT INTO catalogue_translations (shop, kind, handle, language, fields) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (shop, kind, handle, language) DO UPDATE SET fields = excluded.fields`,
  );
  for (const { kind, handle, language, fields } of drafts) {
    statement.run(shop, kind, handle, language, JSON.stringify(fields));
  }
}
