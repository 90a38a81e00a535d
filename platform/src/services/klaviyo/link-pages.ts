import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import {
  isShopKey,
  languageFor,
  languageTag,
  type MessageCatalogue,
  type PlatformContext,
  secretHash,
  storefrontLinks,
} from '../../protocol/index.ts';
import { brandTexts, fillIn, sendPage } from '../../protocol/pages/index.ts';
import type { Sql } from '../../store/index.ts';
import { KLAVIYO_MESSAGES } from './messages.ts';
import { findAsked, findByStopToken, forgetWaiting, NEWS } from './subscriptions.ts';

/** Subject of a letter's link. */
interface Subject {
  readonly shop: string;
  readonly email: string;
  readonly language: string | null;
  readonly isDone?: boolean;
}

interface Saying {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

interface LinkPage<Texts> {
  readonly path: string;
  readonly messages: MessageCatalogue<Texts>;
  readonly find: (sql: Sql, token: string) => Subject | null;
  readonly press: (sql: Sql, token: string, now: Date) => void;
  readonly ask: (texts: Texts, email: string) => Saying;
  readonly done: (texts: Texts) => Saying;
}

/** A page that asks once more: programs that look through letters open every link, and only the button counts. */
function addLinkPage<Texts extends { goneTitle: string; gone: string; back: string }>(
  app: Hono,
  { store, now, shops, storefrontUrl, brand, origin }: PlatformContext,
  { path, messages, find, press, ask, done }: LinkPage<Texts>,
): void {
  const show = (c: Context, subject: Subject | null, isPressed: boolean) => {
    const key = subject?.shop ?? '';
    const shop = shops[isShopKey(key) ? key : 'nl'];
    const language = languageFor(subject?.language ?? null, shop);
    const texts = brandTexts(messages, { shop, language }, brand);
    const chooseSaying = () =>
      isPressed || subject?.isDone ? done(texts) : ask(texts, subject?.email ?? '');
    const gone = { title: texts.goneTitle, text: texts.gone };
    const { title, text, button }: Saying = subject === null ? gone : chooseSaying();
    const form = html`<form method="post"><p><button class="button" type="submit">${button}</button></p></form>`;
    const { home } = storefrontLinks(storefrontUrl, shop, language);
    const body = html`<main class="sheet"><h1>${title}</h1>
<p>${text}</p>
${button === undefined ? '' : form}
<p><a href="${home}">${texts.back}</a></p></main>`;
    const document = { languageTag: languageTag(language, shop), title, body };
    const status = subject === null ? 404 : 200;
    return sendPage(c, document, { status, imageOrigin: origin, brand });
  };
  app.get(path, (c) => show(c, find(store.read, c.req.param('token') ?? ''), false));
  app.post(path, bodyLimit({ maxSize: 16_384 }), async (c) => {
    const token = c.req.param('token') ?? '';
    const subject = await store.write((sql) => {
      const found = find(sql, token);
      if (found !== null) press(sql, token, now());
      return found;
    });
    return show(c, subject, true);
  });
}

/** Adds the pages that the links of letters lead to. */
export function addLinkPages(app: Hono, context: PlatformContext): void {
  addLinkPage(app, context, {
    path: '/klaviyo/confirm/:token',
    messages: KLAVIYO_MESSAGES.newsletter,
    find(sql, token) {
      const found = findAsked(sql, token, context.now());
      return found && { ...found, isDone: found.confirmedAt !== null };
    },
    press(sql, token, now) {
      const tail = 'WHERE token_hash = ? AND confirmed_at IS NULL';
      NEWS.update(sql, { confirmedAt: now.toISOString() }, tail, secretHash(token));
    },
    ask: ({ heading: title, intro: text, button }) => ({ title, text, button }),
    done: ({ doneTitle: title, done: text }) => ({ title, text }),
  });
  addLinkPage(app, context, {
    path: '/klaviyo/stop/:token',
    messages: KLAVIYO_MESSAGES.restock,
    find: findByStopToken,
    press(sql, token) {
      const found = findByStopToken(sql, token);
      if (found !== null) forgetWaiting(sql, found.shop, found.email);
    },
    ask: ({ stopTitle: title, stopText, stopButton: button }, email) => ({
      title,
      button,
      text: fillIn(stopText, { email }),
    }),
    done: ({ stoppedTitle: title, stopped: text }) => ({ title, text }),
  });
}
