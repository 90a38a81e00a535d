const REFERENCE = /^(text|html|markdown|rich|shop|entry|asset):(.+)$/s;

export type Resolvers = Readonly<Record<string, (name: string) => unknown>>;

/** Replaces each reference in JSON, such as `"text:home.hero.title"`, by what it names. */
export function resolveReferences(json: unknown, resolvers: Resolvers): unknown {
  if (typeof json === 'string') {
    const [, kind = '', name = ''] = REFERENCE.exec(json) ?? [];
    return resolvers[kind]?.(name) ?? json;
  }
  if (Array.isArray(json)) return json.map((item: unknown) => resolveReferences(item, resolvers));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, resolveReferences(value, resolvers)]),
  );
}
