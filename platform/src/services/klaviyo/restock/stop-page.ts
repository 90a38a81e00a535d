import type { Context } from 'hono';
import { html } from 'hono/html';
import {
  isShopKey,
  languageFor,
  languageTag,
  type PlatformContext,
  storefrontLinks,
} from '../../../protocol/index.ts';
import { brandTexts, fillIn, sendPage } from '../../../protocol/pages/index.ts';
import { RESTOCK_MESSAGES } from './messages/messages.ts';
import { findByStopToken, forgetWaiting, type Waiting } from './subscriptions.ts';

/** Programs that look through letters open every link: only the button stops them. */
export function readStopPage(c: Context, context: PlatformContext): Promise<Response> | Response {
  const waiting = findByStopToken(context.store.read, c.req.param('token') ?? '');
  return page(c, context, waiting, waiting === null ? 'gone' : 'ask');
}

export async function stopLetters(c: Context, context: PlatformContext): Promise<Response> {
  const waiting = await context.store.write((sql) => {
    const found = findByStopToken(sql, c.req.param('token') ?? '');
    if (found !== null) forgetWaiting(sql, found.shop, found.email);
    return found;
  });
  return page(c, context, waiting, waiting === null ? 'gone' : 'stopped');
}

function page(
  c: Context,
  { shops, origin, storefrontUrl, brand }: PlatformContext,
  waiting: Waiting | null,
  state: 'ask' | 'stopped' | 'gone',
): Response | Promise<Response> {
  const key = waiting?.shop ?? '';
  const shop = shops[isShopKey(key) ? key : 'nl'];
  const language = languageFor(waiting?.language ?? null, shop);
  const texts = brandTexts(RESTOCK_MESSAGES, { shop, language }, brand);
  const [title, text] = {
    ask: [texts.stopTitle, fillIn(texts.stopText, { email: waiting?.email ?? '' })],
    stopped: [texts.stoppedTitle, texts.stopped],
    gone: [texts.goneTitle, texts.gone],
  }[state];
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const form = html`<form method="post"><p><button class="button" type="submit">${texts.stopButton}</button></p></form>`;
  const body = html`<main class="sheet"><h1>${title}</h1>
<p>${text}</p>
${state === 'ask' ? form : ''}
<p><a href="${home}">${texts.back}</a></p></main>`;
  const document = { languageTag: languageTag(language, shop), title: title ?? '', body };
  return sendPage(c, document, {
    status: state === 'gone' ? 404 : 200,
    imageOrigin: origin,
    brand,
  });
}
