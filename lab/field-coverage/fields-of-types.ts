import { type GraphQLSchema, getNamedType, isAbstractType, isObjectType } from 'graphql';

/** `Type.field` of every object that a query can lead to. */
export function fieldsOfTypes(schema: GraphQLSchema): readonly string[] {
  const found = new Map<string, readonly string[]>();
  const waiting = [schema.getQueryType()?.name ?? ''];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const type = schema.getType(name);
    if (isAbstractType(type)) {
      const possible = schema.getPossibleTypes(type).map((one) => one.name);
      waiting.push(...possible.filter((one) => !found.has(one)));
    }
    if (!isObjectType(type) || found.has(type.name)) continue;
    const fields = Object.values(type.getFields());
    found.set(
      type.name,
      fields.map((field) => `${type.name}.${field.name}`),
    );
    waiting.push(...fields.map((field) => getNamedType(field.type).name));
  }
  return [...found.values()].flat();
}
