/**
 * The version of what pages and servers say to each other: data of pages, calls and stored values. Raise it where a
 * page of the build before could misread a server of this one, or the reverse; then the page is loaded whole.
 */
export const DATA_FORMAT = 3;

/** Response header with the data format and the build of the server: `1-a22dde8c`. */
export const BUILD_HEADER = 'x-build';

export function buildMark(buildId: string): string {
  return `${DATA_FORMAT}-${buildId}`;
}

export type BuildRelation = 'same' | 'other build' | 'other format';

/** Compares a server's mark with that of the page; a server without one is taken for the same. */
export function relationOf(mark: string | null, own: string): BuildRelation {
  if (mark === null || mark === own) return 'same';
  return formatOf(mark) === formatOf(own) ? 'other build' : 'other format';
}

function formatOf(mark: string): string {
  return mark.slice(0, mark.indexOf('-'));
}
