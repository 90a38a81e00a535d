const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'(?='*[=+\-@\t\r])/;
const NUMBER = /^-\d+(?:\.\d+)?$/;

/** Puts an apostrophe before a text that a spreadsheet would run. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Takes off what `guardFormula` put on. */
export function unguardFormula(cell: string): string {
  return cell.replace(GUARDED, '');
}
