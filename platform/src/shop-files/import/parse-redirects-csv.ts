import type { RedirectDraft } from '../../shopify/catalogue/index.ts';
import type { ImportReport } from './import-report.ts';
import { type ByteChunks, parseCsv } from './parse-csv.ts';

const FROM = 'redirect from';
const TO = 'redirect to';

/** Reads Shopify's file of redirects: `Redirect from,Redirect to`. Of a path that comes twice the last counts. */
export async function parseRedirectsCsv(
  chunks: ByteChunks,
  report: ImportReport,
): Promise<readonly RedirectDraft[]> {
  const redirects = new Map<string, string>();
  let places: readonly [from: number, to: number] | null = null;
  for await (const { line, cells } of parseCsv(chunks, report)) {
    if (places === null) {
      const names = cells.map((cell) => cell.trim().toLowerCase());
      places = [names.indexOf(FROM), names.indexOf(TO)];
      const missing = [FROM, TO].filter((name) => !names.includes(name));
      if (missing.length === 0) continue;
      report.problem(line, `The file needs the columns "Redirect from" and "Redirect to".`);
      return [];
    }
    const [path = '', target = ''] = places.map((place) => cells[place]?.trim() ?? '');
    if (!path.startsWith('/')) {
      report.problem(line, `Redirect from must be a path like /pages/old, not "${path}".`);
    } else if (!target.startsWith('/') && !URL.canParse(target)) {
      report.problem(line, `Redirect to must be a path or a web address, not "${target}".`);
    } else redirects.set(path, target);
  }
  if (places === null && report.problemCount === 0) report.problem(1, 'The file is empty.');
  return [...redirects].map(([path, target]) => ({ path, target }));
}
