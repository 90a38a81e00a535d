/** What stands at a place of a JSON document; undefined where there is no such place. */
export function documentPart(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    return Reflect.get(part, name);
  }, value);
}
