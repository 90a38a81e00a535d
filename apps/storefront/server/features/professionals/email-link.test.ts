import { expect, it } from 'vitest';
import {
  addSalons,
  codeInEmail,
  openProfessionalArea,
} from '../../../testing/professional-area.ts';

const ADA = { email: 'ada@salon.example', password: 'Kam-en-borstel' };
const done = { ok: true, value: null };

const SALON = { salonNo: '900', salonName: 'Salon Ada', salonEmail: ADA.email };

it('shows the salon of an address only to who has confirmed it', async () => {
  using area = await openProfessionalArea();
  await addSalons(area, SALON);
  const browser = area.browser();
  await browser.ask((pro) => pro.signUp(ADA));
  expect(await browser.ask((pro) => pro.currentProfessional())).toMatchObject({
    value: { salon: null },
  });
  const code = await codeInEmail(area, 'verifyEmail', ADA.email);
  expect(await browser.ask((pro) => pro.verifyEmail(code))).toEqual(done);
  expect(await browser.ask((pro) => pro.currentProfessional())).toMatchObject({
    value: { isEmailVerified: true, salon: { salonNo: '900', salonName: 'Salon Ada' } },
  });
  expect(await browser.ask((pro) => pro.verifyEmail(code))).toMatchObject({
    code: 'resetFailed',
    message: 'Deze link is al gebruikt of niet volledig. Vraag een nieuwe aan',
  });
});

it('gives a salon to nobody who opened an account with its address, whatever the owner presses', async () => {
  using area = await openProfessionalArea();
  await addSalons(area, SALON);
  const [stranger, owner] = [area.browser('203.0.113.9'), area.browser()];
  await stranger.ask((pro) => pro.signUp(ADA));
  const verify = await codeInEmail(area, 'verifyEmail', ADA.email);
  expect(await owner.ask((pro) => pro.isOwnLink(verify))).toEqual({
    ok: true,
    value: false,
  });
  expect(await owner.ask((pro) => pro.verifyEmail(verify))).toMatchObject({
    code: 'notLoggedIn',
  });
  expect(await stranger.ask((pro) => pro.salonStatement())).toEqual({ kind: 'noSalon' });
  expect(await owner.ask((pro) => pro.sendTakeOverEmail(verify))).toEqual(done);
  const code = await codeInEmail(area, 'resetPassword', ADA.email);
  const password = 'Borstel-en-kam';
  expect(await owner.ask((pro) => pro.resetPassword({ code, password }))).toEqual(done);
  expect(await owner.ask((pro) => pro.currentProfessional())).toMatchObject({
    value: { isEmailVerified: true, salon: { salonNo: '900' } },
  });
  expect(await stranger.ask((pro) => pro.salonStatement())).toEqual({
    kind: 'loggedOut',
  });
  expect(await stranger.ask((pro) => pro.signIn(ADA))).toMatchObject({
    code: 'loginFailed',
  });
});

it('takes over no account by a link that was made up', async () => {
  using area = await openProfessionalArea();
  const browser = area.browser();
  const code = 'made-up';
  for (const answer of [
    await browser.ask((pro) => pro.isOwnLink(code)),
    await browser.ask((pro) => pro.verifyEmail(code)),
    await browser.ask((pro) => pro.sendTakeOverEmail(code)),
  ]) {
    expect(answer).toMatchObject({ ok: false, code: 'resetFailed' });
  }
});
