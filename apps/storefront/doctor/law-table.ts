import { readFileSync, writeFileSync } from 'node:fs';
import { ALL_DUTIES } from '@lokke/domain/law';

export const LAW_DOCUMENT = new URL('../../../docs/law.md', import.meta.url);

const BEGIN = '<!-- npm run doctor -- --law --write makes what follows -->';
const END = '<!-- end -->';

/** The table of duties in Markdown, a row for each law. */
function lawTable(): string {
  const rows = ALL_DUTIES.flatMap(({ rule, asks, places, takes, rows: laws }) =>
    laws.map(({ regions, from, expected, basis, source }) => [
      `\`${rule}\``,
      regions.join(', '),
      from ?? `not yet: ${expected ?? ''}`,
      `${asks}. [${basis}](${source})`,
      places.join(', '),
      takes ?? 'nothing',
    ]),
  );
  const head = ['rule', 'where', 'since', 'what, by which law', 'on', 'takes'];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The document with today's table in its place. */
export function withLawTable(document: string): string {
  const [before, rest = ''] = document.split(BEGIN);
  return [before, BEGIN, '\n\n', lawTable(), '\n\n', END, rest.split(END)[1]].join('');
}

export function writeLawTable(): void {
  writeFileSync(LAW_DOCUMENT, withLawTable(readFileSync(LAW_DOCUMENT, 'utf8')));
}
