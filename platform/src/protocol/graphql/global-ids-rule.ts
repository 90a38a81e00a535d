import {
  type ArgumentNode,
  type ASTNode,
  GraphQLError,
  type GraphQLInputType,
  getNamedType,
  Kind,
  type ObjectFieldNode,
  type ValidationRule,
  type ValueNode,
} from 'graphql';
import { parseGid } from '../ids/ids.ts';

/** Ids that are written in the query itself have to be global ids. */
export const globalIdsRule: ValidationRule = (context) => {
  const objects: ASTNode[] = [];
  const wrongIn = (type: GraphQLInputType | null | undefined, value: ValueNode) =>
    type && getNamedType(type).name === 'ID'
      ? textsIn(value).find((text) => parseGid(text) === null)
      : undefined;
  return {
    Field(field) {
      const args = context.getFieldDef()?.args ?? [];
      for (const argument of field.arguments ?? []) {
        const type = args.find(({ name }) => name === argument.name.value)?.type;
        const wrong = wrongIn(type, argument.value);
        if (wrong !== undefined) context.reportError(invalidId(wrong, argument, field));
      }
    },
    ObjectValue: {
      enter: (object) => void objects.push(object),
      leave: () => void objects.pop(),
    },
    ObjectField(field) {
      const wrong = wrongIn(context.getInputType(), field.value);
      const object = objects.at(-1) ?? field;
      if (wrong !== undefined) context.reportError(invalidId(wrong, field, object));
    },
  };
};

function textsIn(value: ValueNode): readonly string[] {
  if (value.kind === Kind.STRING) return [value.value];
  return value.kind === Kind.LIST ? value.values.flatMap(textsIn) : [];
}

/** About the argument; placed at what it is given to, as Shopify does. */
function invalidId(
  text: string,
  argument: ArgumentNode | ObjectFieldNode,
  { loc }: ASTNode,
): GraphQLError {
  return new GraphQLError(`Invalid global id '${text}'`, {
    nodes: argument,
    ...(loc === undefined ? {} : { source: loc.source, positions: [loc.start] }),
  });
}
