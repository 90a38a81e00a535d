import type { Context } from 'hono';
import { html } from 'hono/html';
import {
  isShopKey,
  languageFor,
  languageTag,
  type PlatformContext,
  secretHash,
  storefrontLinks,
} from '../../../protocol/index.ts';
import { brandTexts, sendPage } from '../../../protocol/pages/index.ts';
import { type Row, type Sql, textColumn, textColumnOrNull } from '../../../store/index.ts';
import { NEWSLETTER_MESSAGES } from './messages/messages.ts';

/** Programs that look through letters open every link: only the button confirms. */
export function readConfirmPage(
  c: Context,
  context: PlatformContext,
): Response | Promise<Response> {
  return page(c, context, findByToken(context.store.read, c.req.param('token')));
}

export async function confirmAddress(c: Context, context: PlatformContext): Promise<Response> {
  const subscription = await context.store.write((sql) => {
    sql
      .prepare(
        `UPDATE newsletter_subscriptions SET confirmed_at = coalesce(confirmed_at, ?)
         WHERE token_hash = ?`,
      )
      .run(context.now().toISOString(), secretHash(c.req.param('token') ?? ''));
    return findByToken(sql, c.req.param('token'));
  });
  return page(c, context, subscription);
}

function findByToken(sql: Sql, token = ''): Row | undefined {
  return sql
    .prepare(
      'SELECT shop, language, confirmed_at FROM newsletter_subscriptions WHERE token_hash = ?',
    )
    .get(secretHash(token));
}

function page(
  c: Context,
  { shops, origin, storefrontUrl, brand }: PlatformContext,
  subscription: Row | undefined,
): Response | Promise<Response> {
  const key = subscription === undefined ? '' : textColumn(subscription, 'shop');
  const shop = shops[isShopKey(key) ? key : 'nl'];
  const locale = subscription === undefined ? null : textColumnOrNull(subscription, 'language');
  const language = languageFor(locale, shop);
  const texts = brandTexts(NEWSLETTER_MESSAGES, { shop, language }, brand);
  const isOpen =
    subscription !== undefined && textColumnOrNull(subscription, 'confirmed_at') === null;
  const [title, text] =
    subscription === undefined
      ? [texts.goneTitle, texts.gone]
      : isOpen
        ? [texts.heading, texts.intro]
        : [texts.doneTitle, texts.done];
  const form = html`<form method="post"><p><button class="button" type="submit">${texts.button}</button></p></form>`;
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const body = html`<main class="sheet"><h1>${title}</h1>
<p>${text}</p>
${isOpen ? form : ''}
<p><a href="${home}">${texts.back}</a></p></main>`;
  const document = { languageTag: languageTag(language, shop), title, body };
  const status = subscription === undefined ? 404 : 200;
  return sendPage(c, document, { status, imageOrigin: origin, brand });
}
