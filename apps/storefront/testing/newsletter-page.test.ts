import { expect, it } from 'vitest';
import { openStorefront } from './open-for-tests.ts';
import { editContent, linkTo } from './write-content.ts';

const shop = await openStorefront({
  environment: { NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo' },
});
await editContent(shop, (_, entryOf) => {
  const isOther = ({ sys }: ReturnType<typeof linkTo>) => sys.id !== 'home-newsletter';
  const { modules } = entryOf('home').fields;
  modules.en = modules.en.filter(isOther);
  entryOf('page-about').fields.modules.en.push(linkTo('home-newsletter'));
});

const countJoined = () => shop.logged.filter(({ event }) => event === 'newsletter.joined').length;

async function join(path: string, email: string) {
  const response = await shop.send(path, { method: 'POST', body: new URLSearchParams({ email }) });
  return { status: response.status, html: await response.text() };
}

it('a form on a page is answered in the words of that page', async () => {
  const page = await shop.read('/nl/pages/about');
  const [, action = ''] = /action="(\/nl\/newsletter[^"]*)"/.exec(page) ?? [];
  expect(action).toBe('/nl/newsletter?page=about');
  const refused = await join(action, 'nobody');
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('value="nobody"');
  expect(refused.html).toContain(`action="${action}"`);
  const answer = await join(action, 'ada@example.com');
  expect(answer.status).toBe(200);
  expect(answer.html).not.toContain('type="email"');
  expect(countJoined()).toBe(1);
});

it.each(['', '?page=contact', '?page=none'])(
  'nobody joins by a form that is not on the page: %j',
  async (query) => {
    const before = countJoined();
    expect((await join(`/nl/newsletter${query}`, 'eve@example.com')).status).toBe(404);
    expect(countJoined()).toBe(before);
  },
);
