import { expect, it } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { maySweep } from '../../store/index.ts';
import { listMails, MAIL_KEPT_DAYS, MOST_MAILS, sendMail } from './mails.ts';

const HOUR_IN_MS = 3_600_000;
const DAY_IN_MS = 24 * HOUR_IN_MS;
const FIRST = Date.parse('2026-01-01T00:00:00Z');

it.each([
  ['on its last day, a letter is kept', MAIL_KEPT_DAYS * DAY_IN_MS, ['last', 'first']],
  ['a second later it is deleted', MAIL_KEPT_DAYS * DAY_IN_MS + 1000, ['last']],
])('%s', async (_, laterInMs, expected) => {
  const { context } = openPlatform();
  const send = (subject: string, atInMs: number) =>
    context.store.write((sql) =>
      sendMail(sql, context.ids, {
        shop: 'nl',
        to: 'anna@example.com',
        subject,
        html: '',
        text: '',
        language: 'nl',
        replyTo: 'office@example.com',
        createdAt: new Date(atInMs).toISOString(),
      }),
    );
  await send('first', FIRST);
  // A clock that leaps is doubted.
  await context.store.write((sql) => {
    for (let at = FIRST; at < FIRST + laterInMs; at += HOUR_IN_MS) maySweep(sql, new Date(at));
  });
  await send('last', FIRST + laterInMs);
  const kept = listMails(context.store.read, { to: null, shop: null, limit: 9 });
  expect(kept.map(({ subject }) => subject)).toEqual(expected);
  const replies = context.store.read.prepare('SELECT mail_id FROM mail_reply_addresses').all();
  expect(replies).toHaveLength(expected.length);
});

it.each([
  [MOST_MAILS - 1, 2],
  [MOST_MAILS, 1],
])('after %i more letters so many of the first and the last are kept: %i', async (more, kept) => {
  const { context } = openPlatform();
  const letter = { shop: 'nl', to: '', subject: '', html: '', text: '', language: 'nl' };
  const createdAt = new Date(FIRST).toISOString();
  await context.store.write((sql) => {
    sendMail(sql, context.ids, { ...letter, createdAt });
    sql.prepare('UPDATE mails SET id = id - ?').run(more - 1);
    sendMail(sql, context.ids, { ...letter, createdAt });
  });
  expect(listMails(context.store.read, { to: null, shop: null, limit: 9 })).toHaveLength(kept);
});
