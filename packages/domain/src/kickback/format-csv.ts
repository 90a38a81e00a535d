import { formatAmount, type Money } from '../money/index.ts';
import { decimalMarkOf } from '../numbers/index.ts';

/** A byte order mark: spreadsheets read the file as UTF-8. */
const MARK = '\ufeff';

/** A table as RFC 4180 has it. A text that a spreadsheet would run as a formula begins with an apostrophe. */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  return tableOf(rows, ',');
}

/** A table for the spreadsheet of whoever reads the language: where a comma begins the decimals, it parts no cells. */
export function formatSheet(
  rows: readonly (readonly (string | Money)[])[],
  languageTag: string,
): string {
  const decimal = decimalMarkOf(languageTag);
  const written = rows.map((row) =>
    row.map((value) =>
      typeof value === 'string' ? value : formatAmount(value).replace('.', decimal),
    ),
  );
  return tableOf(written, decimal === ',' ? ';' : ',');
}

function tableOf(rows: readonly (readonly (string | number)[])[], separator: string): string {
  return (
    MARK +
    rows.map((row) => `${row.map((value) => cell(value, separator)).join(separator)}\r\n`).join('')
  );
}

function cell(value: string | number, separator: string): string {
  if (typeof value === 'number') return String(value);
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^-\d+(?:[.,]\d+)?$/.test(value);
  const text = isFormula ? `'${value}` : value;
  const isQuoted = text.includes(separator) || /["\r\n]/.test(text);
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}
