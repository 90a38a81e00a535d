import type { Context } from 'hono';
import {
  languageFor,
  languageTag,
  type PlatformContext,
  type Shop,
  storefrontLinks,
} from '../../../protocol/index.ts';
import { brandTexts, type PageDocument, sendPage } from '../../../protocol/pages/index.ts';
import { LOGIN_MESSAGES, type LoginMessages } from '../messages/messages.ts';

/** Context that the pages of the login share: shop, language and texts. */
export interface LoginView extends PlatformContext {
  readonly shop: Shop;
  readonly locale: string | null;
  readonly languageTag: string;
  readonly texts: LoginMessages;
  readonly home: string;
}

/** Makes the view for a locale as a client writes it: `fr`, `fr-CA`. */
export function loginView(context: PlatformContext, shop: Shop, locale: string | null): LoginView {
  const language = languageFor(locale, shop);
  return {
    ...context,
    shop,
    locale,
    languageTag: languageTag(language, shop),
    texts: brandTexts(LOGIN_MESSAGES, { shop, language }, context.brand),
    home: storefrontLinks(context.storefrontUrl, shop, locale).home,
  };
}

export function sendLoginPage(
  c: Context,
  view: LoginView,
  page: PageDocument,
  {
    status = 200,
    leadsTo = [],
  }: { readonly status?: 200 | 400 | 404 | 422 | 429; readonly leadsTo?: readonly string[] } = {},
): Response | Promise<Response> {
  return sendPage(c, page, {
    status,
    imageOrigin: view.origin,
    brand: view.brand,
    formTargets: leadsTo.map((address) => new URL(address).origin),
  });
}
