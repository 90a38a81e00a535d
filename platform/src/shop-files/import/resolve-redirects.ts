import { decodeEscapes } from '../../protocol/index.ts';
import { plainPath, type RedirectDraft } from '../../shopify/catalogue/index.ts';
import type { ImportReport } from './import-report.ts';

export interface RedirectRow extends RedirectDraft {
  readonly line: number;
}

/**
 * Redirects that each lead to a page at once. A path that comes twice leads where its last row says; what leads in a
 * circle or to no web address is left out.
 */
export function resolveRedirects(
  rows: readonly RedirectRow[],
  report: ImportReport,
): readonly RedirectDraft[] {
  const oldHosts = new Set(rows.flatMap(({ path }) => webAddress(path)?.host ?? []));
  const taken = new Map<string, RedirectRow>();
  for (const { line, ...row } of rows) {
    const path = decodeEscapes(withoutHost(row.path, oldHosts));
    const target = withoutHost(row.target, oldHosts);
    const fault = pathFault(path) ?? targetFault(target);
    if (fault !== null) {
      report.leaveOut(line, fault);
      continue;
    }
    const plain = plainPath(path);
    const { target: earlier = target } = taken.get(plain) ?? {};
    if (earlier !== target) report.warn(line, `${path} comes again; this row counts.`);
    taken.set(plain, { line, path, target });
  }
  return [...taken.values()].flatMap((row) => {
    const target = endOf(row, taken);
    if (target === null) {
      report.leaveOut(row.line, `${row.path} leads in a circle, back to itself.`);
      return [];
    }
    if (target !== row.target) {
      report.warn(
        row.line,
        `${row.path} leads to ${target} at once, as ${row.target} leads there.`,
      );
    }
    return [{ path: row.path, target }];
  });
}

/** Follows a target as long as it has moved, too, with the queries of those on the way; null for a circle. */
function endOf(start: RedirectRow, rows: ReadonlyMap<string, RedirectRow>): string | null {
  const seen = new Set([plainPath(start.path)]);
  let { target } = start;
  for (;;) {
    const [, path = '', query = '', fragment = ''] = TARGET.exec(target) ?? [];
    const plain = plainPath(path);
    if (seen.has(plain)) return null;
    const next = rows.get(plain);
    if (next === undefined) return target;
    seen.add(plain);
    const [, end = '', own = '', ownFragment = ''] = TARGET.exec(next.target) ?? [];
    const joined = [own, query].filter((one) => one !== '').join('&');
    target = `${end}${joined && `?${joined}`}${ownFragment || fragment}`;
  }
}

/** Path or address, query and fragment. */
const TARGET = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/;

function webAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

/** Addresses of the shop that was are paths of this one. */
function withoutHost(text: string, hosts: ReadonlySet<string>): string {
  const url = webAddress(text);
  if (url === null || !hosts.has(url.host)) return text;
  return text.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}

function pathFault(path: string): string | null {
  if (!/^\/(?!\/)/.test(path)) {
    return `Redirect from must be a path like /pages/old, not "${path}".`;
  }
  if (!/[?#]/.test(path)) return null;
  return `Redirect from must be a path alone: what follows ? or # in "${path}" is not compared.`;
}

function targetFault(target: string): string | null {
  if (/^\/(?![/\\])/.test(target) || webAddress(target) !== null) return null;
  return `Redirect to must be a path or a web address, not "${target}".`;
}
