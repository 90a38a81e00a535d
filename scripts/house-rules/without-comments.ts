import { parseSync } from 'oxc-parser';

/** The source with its comments blanked out, so that offsets and lines stay. */
export function withoutComments(file: string, source: string): string {
  let text = source;
  for (const { start, end } of parseSync(file, source).comments) {
    const blank = source.slice(start, end).replace(/[^\n]/g, ' ');
    text = text.slice(0, start) + blank + text.slice(end);
  }
  return text;
}
