import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
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
  const { text, encoding } = decoded;
  if (encoding === 'windows-1252') {
    report.warn(1, 'The file is not written in UTF-8 and was read as Windows-1252.');
  }
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

interface DecodedText {
  readonly text: string;
  /** The encoding, where it is another than UTF-8. */
  readonly encoding: string | null;
}

/** A character that no text has. */
const NUL = '\0';

/** Reads UTF-8, UTF-16 with a mark or without, and what older spreadsheets write; null for what is no text. */
function decodeText(bytes: Uint8Array): DecodedText | null {
  const wide = wideEncodingOf(bytes);
  const utf8 = wide === null ? decodeAs('utf-8', bytes) : null;
  if (utf8 !== null) return utf8.includes(NUL) ? null : { text: utf8, encoding: null };
  const encoding = wide ?? 'windows-1252';
  const text = decodeAs(encoding, bytes);
  return text === null || text.includes(NUL) ? null : { text, encoding };
}

/** UTF-16 by its mark, or by half of its first letter: a heading's is Latin. */
function wideEncodingOf([one = 1, two = 1]: Uint8Array): string | null {
  if ((one === 0xff && two === 0xfe) || (one > 0 && two === 0)) return 'utf-16le';
  return (one === 0xfe && two === 0xff) || (one === 0 && two > 0) ? 'utf-16be' : null;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
