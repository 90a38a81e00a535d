import {
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Lists each field that a document asks for, in order, with its type in one version of a schema. */
export function answerTypes(text: string, schema: GraphQLSchema): readonly string[] {
  const types: string[] = [];
  const info = new TypeInfo(schema);
  const onField = () => {
    const type = info.getType();
    const named = getNamedType(type);
    const field = info.getFieldDef()?.name ?? 'unknown field';
    // Objects may have been renamed: their own fields follow.
    const written = isLeafType(named)
      ? String(type).replace(/Int|Float/, 'number')
      : String(type).replaceAll(/\w+/g, 'object');
    types.push(`${field}: ${written}`);
  };
  visit(parse(text), visitWithTypeInfo(info, { Field: onField }));
  return types;
}
