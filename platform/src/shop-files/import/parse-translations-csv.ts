import type { TranslatedKind, TranslationDraft } from '../../shopify/catalogue/index.ts';
import type { ImportReport } from './import-report.ts';
import type { ByteChunks } from './parse-csv.ts';
import { readHeadedCsv } from './read-headed-csv.ts';

/** The columns of Shopify's Translate & Adapt export. */
const TRANSLATION_COLUMNS = {
  type: ['Type'],
  handle: ['Identification'],
  field: ['Field'],
  locale: ['Locale'],
  market: ['Market'],
  status: ['Status'],
  original: ['Default content'],
  translated: ['Translated content'],
} as const;

const REQUIRED = ['type', 'handle', 'field', 'locale', 'translated'] as const;

/** Kinds of what is translated, by the names that the export gives to it. */
const KINDS: ReadonlyMap<string, TranslatedKind> = new Map([
  ['PRODUCT', 'product'],
  ['COLLECTION', 'collection'],
  ['PAGE', 'page'],
  ['ONLINE_STORE_PAGE', 'page'],
  ['BLOG', 'blog'],
  ['ARTICLE', 'article'],
  ['MENU', 'menu'],
  ['SHOP', 'shop'],
  ['SELLING_PLAN_GROUP', 'selling_plan_group'],
]);

/** Reads a Translate & Adapt export, its identifications being handles. */
export async function parseTranslationsCsv(
  chunks: ByteChunks,
  report: ImportReport,
): Promise<readonly TranslationDraft[]> {
  const drafts = new Map<
    string,
    { draft: Omit<TranslationDraft, 'fields'>; fields: Map<string, string> }
  >();
  for await (const { line, cell } of readHeadedCsv(chunks, report, TRANSLATION_COLUMNS, REQUIRED)) {
    const kind = KINDS.get(cell('type').toUpperCase());
    const [handle, field, locale] = [cell('handle'), cell('field'), cell('locale')];
    const translated = cell('translated');
    const faults = [
      ...(kind === undefined ? [`Type "${cell('type')}" cannot be translated here.`] : []),
      ...(/^[a-z]{2}(-[a-z]{2})?$/i.test(locale)
        ? []
        : [`Locale must be a language like "en", not "${locale}".`]),
      ...(handle === '' ? ['Identification is missing.'] : []),
      ...(field === '' ? ['Field is missing.'] : []),
    ];
    for (const fault of faults) report.leaveOut(line, fault);
    if (kind === undefined || faults.length > 0 || translated === '') continue;
    const language = locale.slice(0, 2).toUpperCase();
    const key = JSON.stringify([kind, handle, language]);
    const fields = drafts.get(key)?.fields ?? new Map<string, string>();
    drafts.set(key, { draft: { kind, handle, language }, fields: fields.set(field, translated) });
  }
  return [...drafts.values()].map(({ draft, fields }) => ({
    ...draft,
    fields: Object.fromEntries(fields),
  }));
}
