import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import {
  type Area,
  LANGUAGES,
  type PlatformContext,
  SHOP_PATH,
  type Shop,
  shopOfRequest,
} from '../../protocol/index.ts';
import { ACCOUNT_RESOLVERS } from './graphql/resolvers.ts';
import {
  customerApiConfiguration,
  ISSUER_PATH,
  openIdConfiguration,
  shopOfNumber,
} from './issuer.ts';
import { showLogin, submitLogin } from './login/log-in.ts';
import { profilePage } from './login/login-pages.ts';
import { type LoginView, loginView, sendLoginPage } from './login/login-view.ts';
import { LOGIN_MESSAGES } from './messages/messages.ts';
import { authorize } from './oidc/authorize.ts';
import { logOut } from './oidc/log-out.ts';
import { answerTokenRequest } from './oidc/token.ts';
import { signingKey } from './store/signing-key.ts';

const MAX_FORM_IN_BYTES = 32_000;

/** The sign-in of the Customer Account API: an OpenID Connect provider for each shop. */
function accountRoutes(app: Hono, context: PlatformContext): void {
  const inShop =
    (answer: (c: Context, shop: Shop) => Response | Promise<Response>) => async (c: Context) => {
      const shop = shopOfNumber(context, c.req.param('shopId'));
      return shop === null ? c.notFound() : answer(c, shop);
    };
  const onPage = (answer: (c: Context, view: LoginView) => Response | Promise<Response>) =>
    inShop((c, shop) => answer(c, loginView(context, shop, null)));
  const limit = bodyLimit({ maxSize: MAX_FORM_IN_BYTES });

  const discover = (c: Context, shop: Shop) =>
    c.json(openIdConfiguration({ ...context, shop }, LANGUAGES));
  const published = cors({ origin: '*', allowMethods: ['GET'] });
  app.get(`${SHOP_PATH}/.well-known/openid-configuration`, published, (c) =>
    discover(c, shopOfRequest(c, context.shops)),
  );
  app.get(`${SHOP_PATH}/.well-known/customer-account-api`, published, (c) =>
    c.json(customerApiConfiguration({ ...context, shop: shopOfRequest(c, context.shops) })),
  );
  app.get(`${ISSUER_PATH}/.well-known/openid-configuration`, published, inShop(discover));
  app.get(`${ISSUER_PATH}/.well-known/jwks.json`, published, async (c) =>
    c.json({ keys: [(await signingKey(context)).publicJwk] }),
  );

  app.get(`${ISSUER_PATH}/oauth/authorize`, onPage(authorize));
  // A public client is a page, which proves itself by its code and verifier.
  app.use(`${ISSUER_PATH}/oauth/token`, cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'] }));
  app.post(
    `${ISSUER_PATH}/oauth/token`,
    limit,
    inShop((c, shop) => answerTokenRequest(c, { ...context, shop })),
  );
  app.get(`${ISSUER_PATH}/login`, onPage(showLogin));
  app.post(`${ISSUER_PATH}/login`, limit, onPage(submitLogin));
  app.get(`${ISSUER_PATH}/logout`, onPage(logOut));
  app.get(`${SHOP_PATH}/account/profile`, (c) => {
    const shop = shopOfRequest(c, context.shops);
    const view = loginView(context, shop, c.req.query('locale') ?? null);
    return sendLoginPage(c, view, profilePage(view));
  });
}

export const accountsArea: Area = {
  messages: LOGIN_MESSAGES,
  customerResolvers: ACCOUNT_RESOLVERS,
  routes: accountRoutes,
};
