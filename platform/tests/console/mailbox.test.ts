import { beforeAll, describe, expect, test } from 'vitest';
import { sendMail } from '../../src/protocol/mail/index.ts';
import { openPage } from '../fixtures/console.ts';
import { openPlatform } from '../fixtures/platform.ts';

const platform = openPlatform();

beforeAll(async () => {
  const { store, ids } = platform.context;
  for (const [to, subject] of [
    ['ada@example.test', 'First <b>'],
    ['bo@example.test', 'Second'],
    ['Ada@Example.test', 'Third'],
  ] as const) {
    await store.write((sql) =>
      sendMail(sql, ids, {
        shop: 'nl',
        to,
        subject,
        html: '<p>Letter</p><script>alert(1)</script>',
        text: 'Plain <letter>',
        language: 'nl',
        createdAt: '2026-03-01T10:00:00Z',
      }),
    );
  }
});

const get = (path: string) => openPage(platform, path);

describe('the mailbox', () => {
  test('lists what was sent, newest first, escaped', async () => {
    const { status, html } = await get('/mailbox');
    expect(status).toBe(200);
    expect(html).toMatch(/Third[\s\S]*Second[\s\S]*First &lt;b&gt;/);
  });

  test.each([
    ['?to=ADA@example.test', ['Third', 'First <b>']],
    ['?to=nobody@example.test', []],
    ['?shop=fr', []],
    ['?shop=nl&to=bo@example.test', ['Second']],
  ])('gives the mails of %s as JSON for tests', async (query, subjects) => {
    const { mails } = JSON.parse((await get(`/mailbox.json${query}`)).html);
    expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(subjects);
  });

  test('shows a letter in a frame where nothing in it can run', async () => {
    const page = await get('/mailbox/1');
    expect(page.html).toMatch(/<iframe[^>]*src="\/mailbox\/1\/letter"[^>]*sandbox="[^"]*"/);
    expect(page.html).not.toMatch(/sandbox="[^"]*allow-(scripts|same-origin|forms)/);
    expect(page.html).toContain('Plain &lt;letter&gt;');
    const email = await get('/mailbox/1/letter');
    const policy = email.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox /);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/allow-scripts|script-src/);
    expect(email.html).toContain('<p>Letter</p>');
  });

  test.each(['/mailbox/99', '/mailbox/99/letter', '/mailbox/x', '/mailbox/1e3'])(
    'has no mail at %s and says so',
    async (path) => {
      expect(await get(path)).toMatchObject({
        status: 404,
        html: expect.stringContaining('No such e-mail'),
      });
    },
  );
});
