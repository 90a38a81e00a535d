/** An exact version in the text of a `package.json`, which keeps its format. */
const PIN = /"([^"\n]+)": "(\d+\.\d+\.\d+)"/g;

/** Returns the text of a manifest with each of its exact versions replaced, but its own. */
export function replacePins(text: string, replace: (name: string, pin: string) => string): string {
  return text.replace(PIN, (all, name: string, pin: string) =>
    name === 'version' || name.startsWith('@lokke/') ? all : `"${name}": "${replace(name, pin)}"`,
  );
}

/** Opens a pin to what its range allows (below 1.0 the minor version stays), unless it is held back. */
export const openPin =
  (held: ReadonlySet<string>) =>
  (name: string, pin: string): string =>
    held.has(name) ? pin : `^${pin}`;

/** Reads which packages stay behind from the list in the documentation, which says why. */
export function heldIn(page: string): ReadonlySet<string> {
  const heads = [...page.matchAll(/^- (`[^:\n]+):/gm)].map(([, head = '']) => head);
  return new Set(heads.flatMap((head) => head.split('`').filter((_, at) => at % 2 === 1)));
}

export interface Raised {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Lists what differs between the same manifests before and after, each package once. */
export function raisedBetween(
  before: readonly string[],
  after: readonly string[],
): readonly Raised[] {
  const pinsOf = (texts: readonly string[]) => texts.flatMap((text) => [...text.matchAll(PIN)]);
  const now = pinsOf(after);
  const raised = pinsOf(before).flatMap(([, name = '', from = ''], index) => {
    const to = now[index]?.[2] ?? from;
    return to === from ? [] : [[name, { name, from, to }] as const];
  });
  return [...new Map(raised).values()];
}
