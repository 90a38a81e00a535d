import { demandWriteScope, issueAccessToken, problemLists } from '../customers/index.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import { signInWithMultipass } from './sign-in.ts';

export async function customerAccessTokenCreateWithMultipass(
  context: GraphqlContext,
  { multipassToken }: { readonly multipassToken: string },
) {
  demandWriteScope(context, 'customerAccessTokenCreateWithMultipass');
  const signedIn = await signInWithMultipass(context, multipassToken);
  if (signedIn === null) {
    const message = 'Invalid Multipass request';
    const field = ['multipassToken'];
    const problems = problemLists([{ code: 'INVALID_MULTIPASS_REQUEST', field, message }]);
    return { customerAccessToken: null, ...problems };
  }
  const customerAccessToken = await context.store.write((sql) =>
    issueAccessToken(sql, context, signedIn.customer),
  );
  return { customerAccessToken, ...problemLists() };
}
