import type { TranslatedKind, TranslationDraft } from '../../shopify/catalogue/index.ts';
import type { ImportReport } from './import-report.ts';
import { type ByteChunks, type CsvRow, parseCsv } from './parse-csv.ts';

/** The columns of Shopify's Translate & Adapt export. */
const TRANSLATION_COLUMNS = [
  'Type',
  'Identification',
  'Field',
  'Locale',
  'Market',
  'Status',
  'Default content',
  'Translated content',
] as const;

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
  let columns: readonly string[] | null = null;
  const drafts = new Map<string, { draft: TranslationDraft; fields: Record<string, string> }>();
  for await (const row of parseCsv(chunks, report)) {
    if (columns === null) {
      columns = row.cells.map((cell) => cell.trim().toLowerCase());
      if (!hasAllColumns(columns, report)) return [];
      continue;
    }
    addRow(drafts, row, columns, report);
  }
  if (columns === null && report.problemCount === 0) report.problem(1, 'The file is empty.');
  return [...drafts.values()].map(({ draft, fields }) => ({ ...draft, fields }));
}

const REQUIRED = TRANSLATION_COLUMNS.filter((name) => name !== 'Market' && name !== 'Status');

function hasAllColumns(columns: readonly string[], report: ImportReport): boolean {
  const missing = REQUIRED.filter((name) => !columns.includes(name.toLowerCase()));
  for (const name of missing) report.problem(1, `The file has no column "${name}".`);
  return missing.length === 0;
}

function addRow(
  drafts: Map<string, { draft: TranslationDraft; fields: Record<string, string> }>,
  { line, cells }: CsvRow,
  columns: readonly string[],
  report: ImportReport,
): void {
  const cell = (name: (typeof TRANSLATION_COLUMNS)[number]) =>
    cells[columns.indexOf(name.toLowerCase())]?.trim() ?? '';
  const kind = KINDS.get(cell('Type').toUpperCase());
  const handle = cell('Identification');
  const locale = cell('Locale');
  const field = cell('Field');
  const translated = cell('Translated content');
  if (kind === undefined) report.problem(line, `Type "${cell('Type')}" cannot be translated here.`);
  if (!/^[a-z]{2}(-[a-z]{2})?$/i.test(locale)) {
    report.problem(line, `Locale must be a language like "en", not "${locale}".`);
  }
  if (handle === '') report.problem(line, 'Identification is missing.');
  if (field === '') report.problem(line, 'Field is missing.');
  if (kind === undefined || translated === '') return;
  const language = locale.slice(0, 2).toUpperCase();
  const key = JSON.stringify([kind, handle, language]);
  const known = drafts.get(key);
  if (known !== undefined) known.fields[field] = translated;
  else {
    const fields = { [field]: translated };
    drafts.set(key, { draft: { kind, handle, language, fields }, fields });
  }
}
