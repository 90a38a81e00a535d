import { type GraphQLField, isRequiredArgument } from 'graphql';

/**
 * What stands for an argument: by `Type.field.argument` or `field.argument` always, by `argument` where it is required. Of
 * several values each is asked for.
 */
export type Samples = Readonly<Record<string, string | readonly string[]>>;

/** The arguments of a field in each of its forms; none where it needs one that nothing stands for. */
export function argumentsOf(
  type: string,
  { name, args }: GraphQLField<unknown, unknown>,
  samples: Samples,
): readonly string[] {
  let forms: readonly (readonly string[])[] = [[]];
  for (const argument of args) {
    const sample =
      samples[`${type}.${name}.${argument.name}`] ??
      samples[`${name}.${argument.name}`] ??
      (isRequiredArgument(argument) ? samples[argument.name] : undefined) ??
      (argument.name === 'first' ? '3' : undefined);
    if (sample === undefined) {
      if (isRequiredArgument(argument)) return [];
      continue;
    }
    const values = typeof sample === 'string' ? [sample] : sample;
    forms = forms.flatMap((given) =>
      values.map((value) => [...given, `${argument.name}: ${value}`]),
    );
  }
  return forms.map((given) => (given.length === 0 ? '' : `(${given.join(', ')})`));
}
