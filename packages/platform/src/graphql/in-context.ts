import { type OperationDefinitionNode, valueFromASTUntyped } from 'graphql';
import type { Shop } from '../shops/index.ts';

export interface BuyerContext {
  readonly country: string;
  readonly language: string;
}

/** What `@inContext(country:, language:)` on the operation asks for, else the shop's own. */
export function readInContext(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  shop: Shop,
): BuyerContext {
  const asked = new Map<string, string>();
  const directive = operation.directives?.find(({ name }) => name.value === 'inContext');
  for (const argument of directive?.arguments ?? []) {
    const value: unknown = valueFromASTUntyped(argument.value, variables);
    if (typeof value === 'string') asked.set(argument.name.value, value);
  }
  return {
    country: asked.get('country') ?? shop.countryCode,
    language: asked.get('language') ?? shop.languages[0].code,
  };
}
