import type { RedirectDraft } from '../../shopify/catalogue/index.ts';
import type { ImportReport } from './import-report.ts';
import type { ByteChunks } from './parse-csv.ts';
import { readHeadedCsv } from './read-headed-csv.ts';
import { type RedirectRow, resolveRedirects } from './resolve-redirects.ts';

const REDIRECT_COLUMNS = { path: ['Redirect from'], target: ['Redirect to'] } as const;

/** Reads Shopify's file of redirects: `Redirect from,Redirect to`. */
export async function parseRedirectsCsv(
  chunks: ByteChunks,
  report: ImportReport,
): Promise<readonly RedirectDraft[]> {
  const rows: RedirectRow[] = [];
  const required = ['path', 'target'] as const;
  for await (const { line, cell } of readHeadedCsv(chunks, report, REDIRECT_COLUMNS, required)) {
    rows.push({ line, path: cell('path'), target: cell('target') });
  }
  return resolveRedirects(rows, report);
}
