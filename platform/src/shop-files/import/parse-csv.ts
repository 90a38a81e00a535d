import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { unguardFormula } from './formulas.ts';
import type { ImportReport } from './import-report.ts';

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Semicolons or tabs part the cells, so that a comma may part the decimals. */
  readonly hasDecimalCommas: boolean;
}

export type ByteChunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const LINE_ENDS = ['\r\n', '\n', '\r'];
const QUOTE = '"';

/**
 * Yields the rows of a CSV in any encoding and with any line ends, separated by commas, semicolons (as spreadsheets in
 * Europe write it) or tabs. Rows of separators alone are skipped, rows with a stray quotation mark left out. What cannot
 * be read is a problem, and ends the rows.
 */
export async function* parseCsv(chunks: ByteChunks, report: ImportReport): AsyncGenerator<CsvRow> {
  const decoded = decodeText(await bytesOf(chunks));
  if (decoded === null) {
    report.problem(1, 'The file is no text. Save it as "CSV UTF-8" and try again.');
    return;
  }
  const { text, warning } = decoded;
  if (warning !== null) report.warn(1, warning);
  const delimiter = delimiterOf(text);
  let lastLine = 0;
  /** Ahead of the row that is yielded: an error comes at once, and drops what was read before it. */
  let lastParsed = 0;
  try {
    const strict: Options = {
      delimiter,
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: isPadded(text, delimiter),
    };
    // An inch mark in a cell without quotes is a sign like others.
    const parser = parse(text, {
      ...strict,
      info: true,
      raw: true,
      relax_quotes: true,
      on_record: (read, { lines }) => {
        lastParsed = lines;
        return read;
      },
    });
    for await (const { record, raw, info } of parser) {
      const line = lastLine + 1;
      lastLine = info.lines;
      const cells: readonly string[] = record;
      if (hasStrayQuote(cells, raw, strict)) report.leaveOut(line, strayQuote(line, lastLine));
      else yield { line, cells: cells.map(unguardFormula), hasDecimalCommas: delimiter !== ',' };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    report.problem(
      lastParsed + 1,
      isOpen
        ? 'The quotation mark that opens in this row is never closed.'
        : `The file is not well-formed CSV: ${error.message}`,
    );
  }
}

/** Tells whether a quoted cell ends before its end: it may have swallowed rows up to the next quotation mark. */
function hasStrayQuote(cells: readonly string[], raw: string, strict: Options): boolean {
  // The lenient reading puts the opening mark of such a cell back.
  if (!cells.some((cell) => cell.startsWith(QUOTE))) return false;
  try {
    parseAtOnce(raw, strict);
    return false;
  } catch {
    return true;
  }
}

function strayQuote(from: number, to: number): string {
  const swallowed = to > from ? ` It took the lines to ${to} with it.` : '';
  return `A quotation mark is not closed, or stands in a quoted cell, where it has to be doubled ("").${swallowed}`;
}

async function bytesOf(chunks: ByteChunks): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}

/** Tells whether an editor has aligned the columns with blanks, also behind quotes. */
function isPadded(text: string, delimiter: string): boolean {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return header.includes(`  ${delimiter}`);
}

/** The first of the separators that the header has most of. */
function delimiterOf(text: string): ',' | ';' | '\t' {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const countOf = (separator: string) => header.split(separator).length;
  return ([',', ';', '\t'] as const).reduce((best, other) =>
    countOf(other) > countOf(best) ? other : best,
  );
}
