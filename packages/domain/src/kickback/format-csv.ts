/** A byte order mark: spreadsheets read the file as UTF-8. */
const MARK = '\ufeff';

/** A table as RFC 4180 has it. A text that a spreadsheet would run as a formula begins with an apostrophe. */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  return MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^-\d+(?:\.\d+)?$/.test(value);
  const text = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
