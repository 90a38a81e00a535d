import { afterEach, beforeEach, expect, it } from 'vitest';
import { lettersTo } from '../../../testing/letters-to.ts';
import {
  addSalons,
  openProfessional,
  openProfessionalArea,
  type ProfessionalArea,
} from '../../../testing/professional-area.ts';

const ADA = { email: 'ada@salon.example', password: 'Kam-en-borstel' };
const BEA = { email: 'bea@salon.example', password: 'Borstel-en-kam' };
const done = { ok: true, value: null };
const FORM = { holder: 'Ada', iban: 'NL91 ABNA 0417 1643 00', vatNumber: 'NL123456782B01' };
const MASKED = { ...FORM, iban: 'NL••\u00a0••••\u00a04300' };
const OTHER = { holder: 'Ada', iban: 'DE89 3704 0044 0532 0130 00', vatNumber: '' };

const salonOf = (salonNo: string, salonEmail: string) => ({
  salonNo,
  salonName: `Salon ${salonNo}`,
  salonEmail,
});

let area: ProfessionalArea;
beforeEach(async () => {
  area = await openProfessionalArea();
  await addSalons(area, salonOf('900', ADA.email), salonOf('901', BEA.email));
});
afterEach(async () => {
  await area.whenIdle();
  area[Symbol.dispose]();
});

async function codeOfLetter(email = ADA.email): Promise<string> {
  const [text = ''] = await lettersTo(area.embedded.platform, email);
  return /\/nl\/account\/professional\/bank\?code=(\S+)/.exec(text)?.[1] ?? '';
}

it('takes an account for payouts once the salon’s letter agrees, and writes about none that is the same', async () => {
  const ada = await openProfessional(area, ADA);
  expect(await ada.ask((pro) => pro.enterBankAccount(FORM))).toEqual(done);
  const code = await codeOfLetter();
  expect(await ada.ask((pro) => pro.bankAccount(code))).toEqual({
    kind: 'found',
    salonNo: '900',
    salonName: 'Salon 900',
    account: null,
    asked: MASKED,
  });
  expect(await ada.ask((pro) => pro.confirmBankAccount(code))).toEqual(done);
  expect(await ada.ask((pro) => pro.bankAccount(code))).toEqual({
    kind: 'found',
    salonNo: '900',
    salonName: 'Salon 900',
    account: MASKED,
    asked: null,
  });
  expect((await lettersTo(area.embedded.platform, ADA.email))[0]).toContain(
    'Een nieuwe rekening voor uitbetalingen',
  );
  const letters = (await lettersTo(area.embedded.platform, ADA.email)).length;
  const again = { ...FORM, iban: 'nl91abna0417164300', holder: ' Ada ' };
  expect(await ada.ask((pro) => pro.enterBankAccount(again))).toMatchObject({
    code: 'nothingChanged',
  });
  expect(await lettersTo(area.embedded.platform, ADA.email)).toHaveLength(letters);
  // Nothing of it stands in letters or the log.
  const said = JSON.stringify([await lettersTo(area.embedded.platform, ADA.email), area.logged]);
  expect(said).not.toMatch(/ABNA|0417/);
});

it('asks for no account in a market whose banks have no IBANs', async () => {
  const ada = await openProfessional(area, ADA);
  const here = await ada.ask((pro) => pro.currentProfessional(), 'na');
  expect(here).toMatchObject({ value: { hasBankDesk: false } });
  expect(await ada.ask((pro) => pro.bankAccount(''), 'na')).toEqual({ kind: 'noSalon' });
  expect(await ada.ask((pro) => pro.enterBankAccount(FORM), 'na')).toMatchObject({ ok: false });
});

it('tells the salon’s own addresses, too, of what an owner by invitation changes', async () => {
  const parentEmail = 'group@salon.example';
  await addSalons(area, { ...salonOf('902', 'Salon902@salon.example'), parentEmail });
  const people = area.embedded.salons.people;
  const invitedAt = '2026-11-20T12:00:00Z';
  const cleo = { ...ADA, email: 'cleo@salon.example' };
  const joined = { email: cleo.email, role: 'owner', salonNo: '902', isJoined: true } as const;
  await people?.invite({ ...joined, invitedAt }, { people: [], version: null });
  const browser = await openProfessional(area, cleo);
  await browser.ask((pro) => pro.enterBankAccount(FORM));
  const code = await codeOfLetter(cleo.email);
  expect(await browser.ask((pro) => pro.confirmBankAccount(code))).toEqual(done);
  for (const told of [cleo.email, 'salon902@salon.example', parentEmail]) {
    const [newest = ''] = await lettersTo(area.embedded.platform, told);
    expect(newest, told).toContain('Een nieuwe rekening voor uitbetalingen');
  }
});

it('changes by a link once: one from before another change fits no more', async () => {
  const ada = await openProfessional(area, ADA);
  await ada.ask((pro) => pro.enterBankAccount(FORM));
  const first = await codeOfLetter();
  await ada.ask((pro) => pro.confirmBankAccount(first));
  await ada.ask((pro) => pro.enterBankAccount(OTHER));
  const second = await codeOfLetter();
  area.passTime(1000);
  expect(await ada.ask((pro) => pro.confirmBankAccount(second))).toEqual(done);
  for (const used of [first, second]) {
    expect(await ada.ask((pro) => pro.confirmBankAccount(used))).toMatchObject({
      code: 'linkInvalid',
    });
  }
});

it('takes one of two letters that are confirmed at the same moment', async () => {
  const ada = await openProfessional(area, ADA);
  const codes: string[] = [];
  for (const form of [FORM, OTHER]) {
    expect(await ada.ask((pro) => pro.enterBankAccount(form))).toEqual(done);
    codes.push(await codeOfLetter());
  }
  const answers = await Promise.all(
    codes.map((code) => ada.ask((pro) => pro.confirmBankAccount(code))),
  );
  const taken = answers.findIndex(({ ok }) => ok);
  expect(answers[1 - taken]).toMatchObject({ code: 'linkInvalid' });
  const end = [FORM, OTHER][taken]?.iban.slice(-2);
  const found = await ada.ask((pro) => pro.bankAccount(''));
  expect(found.kind === 'found' && found.account?.iban.slice(-2)).toBe(end);
});

it('is changed by nobody else, nor by a link that is old, forged or another’s', async () => {
  const [ada, bea] = [await openProfessional(area, ADA), await openProfessional(area, BEA)];
  await ada.ask((pro) => pro.enterBankAccount(FORM));
  const code = await codeOfLetter();
  const stranger = area.browser('203.0.113.9');
  expect(await stranger.ask((pro) => pro.bankAccount(code))).toEqual({
    kind: 'loggedOut',
  });
  const confirm = (browser: typeof bea, given: string) =>
    browser.ask((pro) => pro.confirmBankAccount(given));
  expect(await confirm(stranger, code)).toMatchObject({ code: 'notLoggedIn' });
  expect(await bea.ask((pro) => pro.bankAccount(code))).toEqual({
    kind: 'found',
    salonNo: '901',
    salonName: 'Salon 901',
    account: null,
    asked: null,
  });
  for (const [browser, given] of [
    [bea, code],
    [ada, `${code}x`],
    [ada, ''],
  ] as const) {
    expect(await confirm(browser, given)).toMatchObject({ code: 'linkInvalid' });
  }
  area.passTime(3_600_000);
  expect(await confirm(ada, code)).toMatchObject({ code: 'linkInvalid' });
  expect(await ada.ask((pro) => pro.bankAccount(''))).toMatchObject({ account: null });
});

it('sends no letter about what is no account, nor to somebody without a salon', async () => {
  const ada = await openProfessional(area, ADA);
  const before = (await lettersTo(area.embedded.platform, ADA.email)).length;
  expect(await ada.ask((pro) => pro.enterBankAccount({ ...FORM, iban: 'NL00' }))).toMatchObject({
    code: 'ibanInvalid',
    fields: ['iban'],
  });
  expect(await lettersTo(area.embedded.platform, ADA.email)).toHaveLength(before);
  const cleo = await openProfessional(area, { ...ADA, email: 'cleo@example.com' });
  expect(await cleo.ask((pro) => pro.enterBankAccount(FORM))).toMatchObject({
    code: 'notAllowed',
  });
});

it('tells an outage of the salons from having none', async () => {
  const ada = await openProfessional(area, ADA);
  area.embedded.answerTo(/\/firestore\//, () => new Response(null, { status: 503 }));
  area.passTime(24 * 60 * 60_000);
  expect(await ada.ask((pro) => pro.currentProfessional())).toMatchObject({
    code: 'salonsNotLoaded',
  });
  expect(await ada.ask((pro) => pro.enterBankAccount(FORM))).toMatchObject({
    code: 'platformFailed',
  });
});
