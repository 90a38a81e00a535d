import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ImportReport } from './import-report.ts';

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export type ByteChunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Streams the rows of a CSV in UTF-8, with or without BOM, separated by commas or (as spreadsheets
 * in Europe write it) by semicolons. What cannot be read is a problem, and ends the rows.
 */
export async function* parseCsv(chunks: ByteChunks, report: ImportReport): AsyncGenerator<CsvRow> {
  let lastLine = 0;
  try {
    const texts = decode(chunks);
    const head = await texts.next();
    if (head.done === true) return;
    const parser = parse({
      delimiter: delimiterOf(head.value),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    // An error on the way ends the parser, and with it the loop below.
    pipeline(Readable.from(startWith(head.value, texts)), parser, () => {});
    for await (const { record, info } of parser) {
      yield { line: lastLine + 1, cells: record };
      lastLine = info.lines;
    }
  } catch (error) {
    report.problem(lastLine + 1, reasonOf(error));
  }
}

async function* decode(chunks: ByteChunks): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* startWith(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

function delimiterOf(head: string): ',' | ';' {
  const header = head.split('\n', 1)[0] ?? '';
  return header.includes(';') && !header.includes(',') ? ';' : ',';
}

function reasonOf(error: unknown): string {
  if (error instanceof TypeError && 'code' in error) {
    return 'The file is not written in UTF-8. Save it as "CSV UTF-8" and try again.';
  }
  if (error instanceof CsvError) return `The file is not well-formed CSV: ${error.message}`;
  throw error;
}
