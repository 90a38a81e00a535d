import type { SeenPage } from './read-page.ts';

/** Pages that do not name each other alike, or name one that is not there. */
export function sisterFlaws(pages: ReadonlyMap<string, SeenPage>): readonly string[] {
  return [...pages].flatMap(([url, page]) => {
    const { sisters } = page;
    if (sisters.size === 0) return [];
    const own = [...sisters.values()].includes(url) ? [] : ['does not name itself'];
    const others = [...sisters.values()].flatMap((address) => {
      const sister = pages.get(address);
      if (sister === undefined) return [`names ${address}, which no link leads to`];
      return sameEntries(sister.sisters, sisters) ? [] : [`and ${address} name different sisters`];
    });
    return [...own, ...others].map((flaw) => `${url} ${flaw}`);
  });
}

function sameEntries(left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>) {
  return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value);
}
