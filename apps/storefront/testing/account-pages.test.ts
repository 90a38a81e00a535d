import { describe, expect, test, vi } from 'vitest';
import { invite } from './account-visitor.ts';
import { lettersTo } from './letters-to.ts';
import { openStorefront } from './open-for-tests.ts';
import { openPlainBrowser, type PlainPage } from './plain-browser.ts';

const PASSWORD = 'Kam-en-borstel';
const CHANGED = { password: 'Nieuwe-kam-2', confirmation: 'Nieuwe-kam-2' };

const shop = await openStorefront({
  environment: { MARKETS: 'nl,uk', NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo' },
  isDemo: true,
});

const personOf = (name: string) => ({
  firstName: 'Anna',
  lastName: 'Berg',
  email: `${name}@example.com`,
});

async function register(name: string) {
  const browser = openPlainBrowser(shop);
  const form = await browser.visit('/uk/account/register');
  const passwords = { password: PASSWORD, confirmation: PASSWORD };
  return { ...browser, reply: await browser.submit(form, { ...personOf(name), ...passwords }) };
}

async function logIn(email: string, password: string, path = '/uk/account/login') {
  const browser = openPlainBrowser(shop);
  return browser.submit(await browser.visit(path), { email, password });
}

/** Waits for so many letters; returns the links of them that set a password. */
async function linksTo(email: string, letterCount: number): Promise<readonly string[]> {
  const letters = await vi.waitFor(async () => {
    const sent = await lettersTo(shop.platform, email);
    expect(sent).toHaveLength(letterCount);
    return sent;
  }, 10_000);
  const links = letters.flatMap(
    (text) => text.match(/\/uk\/account\/(?:activate|reset)\/\S+/g) ?? [],
  );
  return links.filter((link) => !link.endsWith('/confirm'));
}

const isAt = ({ address }: PlainPage, path: string) => expect(address).toBe(`/uk/account${path}`);

describe('registration', () => {
  test('with a short password says so, and keeps all but the password', async () => {
    const { visit, submit, valuesIn } = openPlainBrowser(shop);
    const short = { ...personOf('short'), password: 'secret', confirmation: 'secret' };
    const refused = await submit(await visit('/uk/account/register'), short);
    expect(refused.status).toBe(400);
    // Spec §5: registration shows this message alone.
    expect(refused.html).toContain('Password invalid');
    expect(valuesIn(refused, 'firstName')).toMatchObject({ ...personOf('short'), password: '' });
  });

  test('opens the account, whose pages mark themselves, and closes the login', async () => {
    const { reply, visit } = await register('new');
    isAt(reply, '/dashboard/');
    for (const path of ['/orders', '/addresses', '/info']) {
      const { html } = await visit(`/uk/account${path}`);
      const marked = html.match(/<a [^>]*aria-current="page"[^>]*>/g)?.join() ?? '';
      expect(marked).toContain(`href="/uk/account${path}"`);
    }
    for (const path of ['/login', '/register', '/activate/1/token', '/reset/1/token']) {
      isAt(await visit(`/uk/account${path}`), '/dashboard/');
    }
    expect((await visit('/uk/account/orders/999999')).status).toBe(404);
  });
});

test('an invitation opens the account with a password of one’s own', async () => {
  const { email } = personOf('invited');
  await invite(shop, 'uk', email);
  const [link = ''] = await linksTo(email, 1);
  const { visit, submit } = openPlainBrowser(shop);
  isAt(await submit(await visit(link), CHANGED), '/dashboard/');
  isAt(await logIn(email, CHANGED.password), '/dashboard/');
});

describe('a login', () => {
  test('that ended answers an order list without leading away from it', async () => {
    const body = new URLSearchParams({ list: 'LK-RN-SH-1000, 6' });
    const answer = await shop.send('/uk/account/quick-order.data', { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/"isLoggedOut",true/);
  });

  test('is asked for by each page of the account, and leads back to it', async () => {
    const { reply, visit, submit } = await register('returner');
    // The first form of an account's pages logs out.
    expect((await submit(reply, {})).address).toBe('/uk');
    for (const path of ['/dashboard/', '/info', '/addresses', '/orders', '/data', '/quick-order']) {
      const { address } = await visit(`/uk/account${path}`);
      expect(address).toBe(
        `/uk/account/login?returnTo=${encodeURIComponent(`/uk/account${path}`)}`,
      );
    }
    const again = await visit('/uk/account/orders/1001/reorder');
    expect(again.address).toMatch(/returnTo=%2Fuk%2Faccount%2Forders%2F1001%2F$/);
    const login = await visit('/uk/account/orders');
    const { email } = personOf('returner');
    const refused = await submit(login, { email, password: 'Wrong-password' });
    expect(refused.html).toContain('Login email or password is incorrect');
    isAt(await submit(refused, { email, password: PASSWORD }), '/orders');
    const store = 'http://localhost:4010/uk/account';
    const signedIn = await logIn(email, PASSWORD, `/uk/account/login?returnTo=${store}`);
    expect(signedIn.address).toMatch(/^http:\/\/localhost:4010\/uk\/account\/login\/multipass\//);
  });

  test('with the link of a letter sets a new password, once', async () => {
    await register('forgetful');
    const { email } = personOf('forgetful');
    const { visit, submit } = openPlainBrowser(shop);
    // The letter that proves the address has such a link, too.
    const known = await linksTo(email, 1);
    const forgot = await visit('/uk/account/forgot');
    expect((await submit(forgot, { email: '' })).html).toContain('Email is missing');
    expect((await submit(forgot, { email })).html).toContain(email);
    const [link = ''] = (await linksTo(email, 2)).filter((each) => !known.includes(each));
    const form = await visit(link);
    const differs = await submit(form, { ...CHANGED, confirmation: 'Abcdefgi' });
    expect(differs.html).toContain('Passwords do not match.');
    isAt(await submit(form, CHANGED), '/dashboard/');
    const again = openPlainBrowser(shop);
    const used = await again.submit(await again.visit(link), CHANGED);
    expect(used.html).toContain('This link does not work any more');
    isAt(await logIn(email, CHANGED.password), '/dashboard/');
  });
});

describe('a customer', () => {
  test('keeps an address book', async () => {
    const { visit, submit } = await register('addressee');
    // The form has the owner's name already.
    const places = { city: 'York', zip: 'YO1 7HH' };
    const save = async (address1: string) =>
      submit(await visit('/uk/account/address'), { ...places, address1 });
    const streetsIn = ({ html }: PlainPage) => html.match(/\w+ street(?=<)/g);
    const first = await save('First street');
    isAt(first, '/addresses?done=CREATE');
    const both = await save('Second street');
    expect(streetsIn(both)).toHaveLength(2);
    // The default one has no such button.
    const preferred = await submit(both, { action: 'DEFAULT_UPDATE' });
    isAt(preferred, '/addresses?done=DEFAULT_UPDATE');
    const left = await submit(preferred, { action: 'DELETE' });
    isAt(left, '/addresses?done=DELETE');
    expect(streetsIn(left)).toHaveLength(1);
  });

  test('changes name and password', async () => {
    const { visit, submit } = await register('renamer');
    const info = await visit('/uk/account/info');
    expect((await submit(info, { lastName: 'Lind' })).status).toBe(200);
    const password = await submit(info, { currentPassword: PASSWORD, ...CHANGED });
    expect(password.status).toBe(200);
    expect((await visit('/uk/account/dashboard/')).html).toContain('Lind');
    const { email } = personOf('renamer');
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    isAt(await logIn(email, CHANGED.password), '/dashboard/');
  });

  test('without a name keeps the one before', async () => {
    const { visit, submit } = await register('nameless');
    const info = await visit('/uk/account/info');
    const nameless = await submit(info, { firstName: ' ' });
    expect(nameless.status).toBe(400);
    expect(nameless.html).toContain('Please fill this in');
    expect((await visit('/uk/account/dashboard/')).html).toContain('Hello, Anna');
  });

  test.each([
    ['', 200],
    ['nonsense', 404],
  ])('at the orders after “%s” gets a page with status %i', async (after, status) => {
    const { visit } = await register(`pager${after}`);
    expect((await visit(`/uk/account/orders?after=${after}`)).status).toBe(status);
  });

  test('writes under the own name, and what was typed stays until a subject is chosen', async () => {
    const { visit, submit, valuesIn } = await register('writer');
    const form = await visit('/uk/contact');
    expect(valuesIn(form, 'message')).toMatchObject({ email: 'writer@example.com' });
    const unsent = await submit(form, { message: 'Does the mask fit?' });
    expect(valuesIn(unsent, 'message')).toMatchObject({ message: 'Does the mask fit?' });
    const sent = await submit(unsent, { subject: 'product' });
    expect(sent.address).toBe('/uk/contact?sent=1');
    expect(await lettersTo(shop.platform, 'writer@example.com')).not.toEqual([]);
  });

  test('keeps the answers of a consultation', async () => {
    const { visit, submit } = await register('adviser');
    const answers =
      'hair=curly&thickness=fine&state=none&concern=dryness&concern=frizz&wash=often&heat=often&scalp=sensitive';
    const result = await visit(`/uk/consultation?${answers}`);
    expect((await submit(result, {})).status).toBe(200);
    const kept = await visit('/uk/account/dashboard/');
    expect(kept.html.replaceAll('&amp;', '&')).toContain(`/uk/consultation?${answers}`);
  });
});

test('a size that is sold out is asked for without scripts: the page keeps what was typed', async () => {
  const { visit, submit, valuesIn } = openPlainBrowser(shop);
  const product = await visit('/uk/products/chalk-travel-shampoo');
  const [, path = ''] = /action="([^"]*\/account\/restock[^"]*)"/.exec(product.html) ?? [];
  const form = await visit(path.replaceAll('&amp;', '&'));
  const refused = await submit(form, { email: 'nobody' });
  expect(valuesIn(refused, 'email')).toMatchObject({ email: 'nobody' });
  expect(refused.html).toContain('Email is invalid');
  const sent = await submit(refused, { email: 'restock@example.com' });
  expect(sent.html).toContain('Nearly done');
  // A reload sends nothing again.
  await visit(sent.address);
  const letters = await lettersTo(shop.platform, 'restock@example.com');
  expect(letters).toHaveLength(1);
  const [link = ''] = /\/uk\/account\/restock\/\S+/.exec(letters[0] ?? '') ?? [];
  expect((await submit(await visit(link), {})).status).toBe(200);
});
