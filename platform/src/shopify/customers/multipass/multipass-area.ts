import type { Context, Hono } from 'hono';
import {
  type Area,
  type GraphqlContext,
  type PlatformContext,
  SHOP_PATH,
  shopOfRequest,
} from '../../../protocol/index.ts';
import { requireWriteScope } from '../access.ts';
import { startCheckoutSession } from '../checkout-session.ts';
import { problemLists } from '../graphql/customer.ts';
import { issueAccessToken } from '../store/access-tokens.ts';
import { returnUrl } from './return-url.ts';
import { signInWithMultipass } from './sign-in.ts';

async function customerAccessTokenCreateWithMultipass(
  context: GraphqlContext,
  { multipassToken }: { readonly multipassToken: string },
) {
  requireWriteScope(context, 'customerAccessTokenCreateWithMultipass');
  const customerAccessToken = await context.store.write((sql) => {
    const signedIn = signInWithMultipass(sql, context, multipassToken);
    return signedIn === null ? null : issueAccessToken(sql, context, signedIn.customer);
  });
  if (customerAccessToken === null) {
    const message = 'Invalid Multipass request';
    const field = ['multipassToken'];
    const problems = problemLists([{ code: 'INVALID_MULTIPASS_REQUEST', field, message }]);
    return { customerAccessToken: null, ...problems };
  }
  return { customerAccessToken, ...problemLists() };
}

/** Adds the one-time sign-in by a link that another server of the same merchant signed. */
function multipassRoutes(app: Hono, context: PlatformContext): void {
  async function land(c: Context) {
    const shop = shopOfRequest(c, context.shops);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const token = c.req.param('token') ?? '';
    const signedIn = await context.store.write((sql) =>
      signInWithMultipass(sql, { ...context, shop }, token),
    );
    if (signedIn === null) return c.text('Invalid Multipass request', 422);
    const { customer, returnTo } = signedIn;
    const url = returnUrl(returnTo, context, shop, customer.language);
    await startCheckoutSession(c, { ...context, shop }, customer, url);
    return c.redirect(url, 302);
  }
  app.get(`${SHOP_PATH}/account/login/multipass/:token`, land);
}

export const multipassArea: Area = {
  resolvers: {
    Mutation: {
      customerAccessTokenCreateWithMultipass: (
        _source,
        args: { readonly multipassToken: string },
        context: GraphqlContext,
      ) => customerAccessTokenCreateWithMultipass(context, args),
    },
  },
  routes: multipassRoutes,
};
