import { expect, it, test } from 'vitest';
import { codeInEmail, openProfessionalArea } from '../../../testing/professional-area.ts';

const ADA = { email: 'ada@salon.example', password: 'Kam-en-borstel' };
const HOUR_IN_MS = 3_600_000;
const done = { ok: true, value: null };

it('opens an account, keeps its owner logged in and lets them out', async () => {
  using area = await openProfessionalArea();
  const browser = area.browser();
  expect(await browser.ask((pro) => pro.currentProfessional())).toEqual(done);
  expect(await browser.ask((pro) => pro.signUp({ ...ADA, email: ' Ada@Salon.example' }))).toEqual(
    done,
  );
  const nowhere = { salon: null, salons: [], tasks: [], mayLeave: false };
  const proof = { isEmailVerified: false, hasBankDesk: true, ...nowhere };
  const ada = { ok: true, value: { email: ADA.email, ...proof } };
  expect(await browser.ask((pro) => pro.currentProfessional(), 'se')).toEqual(ada);
  area.passTime(HOUR_IN_MS);
  const before = browser.cookie();
  expect(await browser.ask((pro) => pro.currentProfessional())).toEqual(ada);
  expect(browser.cookie()).not.toBe(before);
  await browser.ask((pro) => pro.signOut());
  expect(await browser.ask((pro) => pro.currentProfessional())).toEqual(done);
  await area.whenIdle();
});

it('forgets who has not been here for two weeks', async () => {
  using area = await openProfessionalArea();
  const browser = area.browser();
  await browser.ask((pro) => pro.signUp(ADA));
  area.passTime(14 * 24 * HOUR_IN_MS);
  expect(await browser.ask((pro) => pro.currentProfessional())).toEqual(done);
  expect(browser.cookie()).toBe('');
  await area.whenIdle();
});

it('sets a new password by letter, which ends what was begun with the old one', async () => {
  using area = await openProfessionalArea();
  const [old, mine] = [area.browser(), area.browser()];
  await old.ask((pro) => pro.signUp(ADA));
  expect(await mine.ask((pro) => pro.sendResetEmail(ADA), 'de')).toEqual(done);
  const code = await codeInEmail(area, 'resetPassword', ADA.email);
  const password = 'Borstel-en-kam';
  expect(await mine.ask((pro) => pro.resetPassword({ code, password }))).toEqual(done);
  expect(await mine.ask((pro) => pro.currentProfessional())).toMatchObject({
    value: { email: ADA.email },
  });
  expect(await old.ask((pro) => pro.currentProfessional())).toEqual(done);
  expect(old.cookie()).toBe('');
  expect(await old.ask((pro) => pro.signIn(ADA))).toMatchObject({ code: 'loginFailed' });
  expect(await mine.ask((pro) => pro.resetPassword({ code, password }))).toMatchObject({
    code: 'resetFailed',
  });
});

it('writes three letters of a kind an hour to one address, whoever asks for them', async () => {
  using area = await openProfessionalArea();
  const owner = area.browser();
  await owner.ask((pro) => pro.signUp(ADA));
  await area.whenIdle();
  const lettersOf = async () => {
    await area.whenIdle();
    const mailbox = new Request('http://localhost:4010/mailbox.json');
    const letters = await (await area.embedded.platform.fetch(mailbox)).text();
    return (letters.match(/oobCode=/g) ?? []).length;
  };
  const atFirst = await lettersOf();
  // Many places ask no more letters into a mailbox than one.
  for (let at = 1; at <= 5; at += 1) {
    const stranger = area.browser(`203.0.113.${at}`);
    expect(await stranger.ask((pro) => pro.sendResetEmail(ADA))).toEqual(done);
  }
  const perLetter = (await lettersOf()) - atFirst;
  expect(perLetter % 3).toBe(0);
  for (let at = 1; at <= 3; at += 1) {
    expect(await owner.ask((pro) => pro.sendVerificationEmail())).toEqual(done);
  }
  expect(await owner.ask((pro) => pro.sendVerificationEmail())).toMatchObject({
    code: 'tooManyThisHour',
  });
  expect((await lettersOf()) - atFirst).toBe(2 * perLetter);
  area.passTime(HOUR_IN_MS);
  expect(await owner.ask((pro) => pro.sendVerificationEmail())).toEqual(done);
});

it('leads by letter to the shop, whatever host a request names', async () => {
  using area = await openProfessionalArea();
  const stranger = area.browser('203.0.113.9', 'https://evil.example');
  await stranger.ask((pro) => pro.signUp(ADA));
  expect(await stranger.ask((pro) => pro.sendResetEmail(ADA), 'de')).toEqual(done);
  await area.whenIdle();
  const mailbox = new Request('http://localhost:4010/mailbox.json');
  const letters = await (await area.embedded.platform.fetch(mailbox)).text();
  const targets = [...letters.matchAll(/continueUrl=([\w%.-]+)/g)].map(([, url = '']) =>
    decodeURIComponent(url),
  );
  expect(new Set(targets)).toEqual(
    new Set([
      'http://localhost:3000/nl/account/professional',
      'http://localhost:3000/de/account/professional',
    ]),
  );
});

test.each(['nl', 'fr', 'en', 'de', 'es', 'no', 'se'] as const)(
  'nobody and a wrong password hear the same in %s',
  async (locale) => {
    using area = await openProfessionalArea();
    const browser = area.browser();
    await browser.ask((pro) => pro.signUp(ADA));
    await browser.ask((pro) => pro.signOut());
    const wrong = { ...ADA, password: 'Wrong-one' };
    const expected = await browser.ask((pro) => pro.signIn(wrong), locale);
    const nobody = { ...wrong, email: 'nobody@salon.example' };
    expect(await browser.ask((pro) => pro.signIn(nobody), locale)).toEqual(expected);
    expect(expected).toMatchObject({ ok: false, code: 'loginFailed' });
    await area.whenIdle();
  },
);

it('lets the owner in on a device that is known while guesses from everywhere keep others out', async () => {
  using area = await openProfessionalArea();
  const owner = area.browser();
  await owner.ask((pro) => pro.signUp(ADA));
  await owner.ask((pro) => pro.signIn(ADA));
  await owner.ask((pro) => pro.signOut());
  for (let count = 0; count < 100; count += 1) {
    const guesser = area.browser(`10.0.${count}.1`);
    await guesser.ask((pro) => pro.signIn({ ...ADA, password: 'Wrong-one' }));
  }
  const elsewhere = area.browser('203.0.113.9');
  expect(await elsewhere.ask((pro) => pro.signIn(ADA))).toMatchObject({
    code: 'tooManyThisHour',
  });
  for (let count = 0; count < 11; count += 1) {
    expect(await owner.ask((pro) => pro.signIn(ADA))).toEqual(done);
  }
  await area.whenIdle();
});

it.each([
  [{ email: '', password: '' }, 'missingLoginInput'],
  [{ ...ADA, password: 'abcdefgh' }, 'invalidPassword'],
  [{ ...ADA, confirmation: 'Other-one' }, 'passwordsDiffer'],
  [{ ...ADA, email: 'no address' }, 'emailInvalid'],
])('does not open an account with %o', async (input, code) => {
  using area = await openProfessionalArea();
  expect(await area.browser().ask((pro) => pro.signUp(input))).toMatchObject({ code });
});

it('says whose address is taken already', async () => {
  using area = await openProfessionalArea();
  await area.browser().ask((pro) => pro.signUp(ADA));
  expect(await area.browser().ask((pro) => pro.signUp(ADA), 'de')).toMatchObject({
    code: 'emailTaken',
    message: 'Für diese E-Mail-Adresse gibt es schon ein Konto',
    fields: ['email'],
  });
  await area.whenIdle();
});

it('keeps who is logged in through an outage, and logs what broke without secrets', async () => {
  using area = await openProfessionalArea();
  const browser = area.browser();
  await browser.ask((pro) => pro.signUp(ADA));
  await area.whenIdle();
  const cookie = browser.cookie();
  area.respondWith(() => Promise.reject(new TypeError('fetch failed')));
  expect(await browser.ask((pro) => pro.currentProfessional(), 'fr')).toMatchObject({
    code: 'platformFailed',
    message: 'Le service de connexion est injoignable. Réessayez',
  });
  expect(browser.cookie()).toBe(cookie);
  expect(area.logged).toEqual([
    {
      level: 'error',
      event: 'identity.failed',
      code: 'network-request-failed',
      reason: 'fetch failed',
    },
  ]);
});

it('hands the browser nothing that it could use elsewhere', async () => {
  using area = await openProfessionalArea();
  const [browser, other] = [area.browser(), area.browser()];
  await browser.ask((pro) => pro.signUp(ADA));
  expect(browser.cookie()).toMatch(/^lokke-professional=[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(browser.cookie()).not.toContain('salon.example');
  expect(await other.ask((pro) => pro.sendVerificationEmail())).toMatchObject({
    code: 'notLoggedIn',
  });
  await area.whenIdle();
});
