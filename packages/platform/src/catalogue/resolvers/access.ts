import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { refusal } from '../../graphql/refusal.ts';

/** Closed without a token: product tags, metafields, menus. */
export function demandToken(
  { request }: GraphqlContext,
  { field, scope }: { readonly field: string; readonly scope: string },
): void {
  if (request.hasToken) return;
  throw refusal(
    'ACCESS_DENIED',
    `Access denied for ${field} field. Required access: \`${scope}\` access scope.`,
  );
}
