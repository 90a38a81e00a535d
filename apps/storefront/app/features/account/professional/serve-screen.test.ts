import type { ProfessionalService } from '@lokke/contract/ports';
import { marketOf } from '@lokke/domain/markets';
import { expect, it, vi } from 'vitest';
import { emailLinkPath, loadScreen, submitScreen } from './serve-screen.ts';

const AT = 'https://shop.test/account/professional/action';
const CODE = 'oobCode=a_b-c';

it.each([
  [`mode=resetPassword&${CODE}`, `/account/professional/reset?${CODE}`],
  [
    `mode=verifyEmail&${CODE}&continueUrl=https%3A%2F%2Fshop.test%2Fde%2Faccount%2Fprofessional`,
    `/de/account/professional/verify?${CODE}`,
  ],
  [
    `mode=resetPassword&${CODE}&continueUrl=https%3A%2F%2Fevil.test%2F%2Fevil.test`,
    `/account/professional/reset?${CODE}`,
  ],
  [`mode=resetPassword&${CODE}&continueUrl=no-address`, `/account/professional/reset?${CODE}`],
  ['mode=recoverEmail', '/account/professional'],
  ['', '/account/professional'],
])('a letter with %s leads to %s', (query, path) => {
  expect(emailLinkPath(new URL(`${AT}?${query}`), marketOf('en'))).toBe(path);
});

it('stays in the market that the link names itself', () => {
  const url = new URL(`https://shop.test/fr/account/professional/action?mode=verifyEmail&${CODE}`);
  expect(emailLinkPath(url, marketOf('fr'))).toBe(`/account/professional/verify?${CODE}`);
});

function areaOf() {
  const done = vi.fn(async () => ({ ok: true, value: null }) as const);
  const calls = {
    signOut: vi.fn(done),
    sendVerificationEmail: vi.fn(done),
    signIn: vi.fn(done),
    signUp: vi.fn(done),
    sendResetEmail: vi.fn(done),
    resetPassword: vi.fn(done),
    verifyEmail: vi.fn(done),
    sendTakeOverEmail: vi.fn(done),
  };
  const area: ProfessionalService = {
    ...calls,
    isOwnLink: async (code) => ({ ok: true, value: code === 'own' }),
    currentProfessional: async () => ({ ok: true, value: null }),
    salonStatement: async () => ({ kind: 'loggedOut' }),
  };
  return { area, calls };
}

it.each([
  [undefined, { form: 'logout' }, 'signOut', [], 'home'],
  [undefined, { form: 'letter' }, 'sendVerificationEmail', [], 'again'],
  ['login', { email: 'a' }, 'signIn', [{ email: 'a', password: undefined }], 'home'],
  ['register', {}, 'signUp', [{}], 'home'],
  ['forgot', { email: 'a' }, 'sendResetEmail', [{ email: 'a' }], 'again'],
  ['reset', { password: 'p' }, 'resetPassword', [{ code: 'a_b-c', password: 'p' }], 'home'],
  ['verify', {}, 'verifyEmail', ['a_b-c'], 'again'],
  ['verify', { form: 'password' }, 'sendTakeOverEmail', ['a_b-c'], 'again'],
] as const)('the form of the screen %s with %j asks for %s', async (...row) => {
  const [segment, values, call, given, next] = row;
  const { area, calls } = areaOf();
  const url = new URL(`https://shop.test/account/professional?${CODE}`);
  const reply = await submitScreen({ area, segment, values, url });
  expect(calls[call].mock.calls).toEqual([given]);
  const others = Object.values(calls).filter((one) => one !== calls[call]);
  for (const other of others) expect(other).not.toHaveBeenCalled();
  expect(reply instanceof Response ? 'home' : 'again').toBe(next);
});

it.each([
  ['own', false],
  ['foreign', true],
])('the letter with the code %s is opened elsewhere: %s', async (code, isElsewhere) => {
  const { area } = areaOf();
  const url = new URL(`https://shop.test/account/professional/verify?oobCode=${code}`);
  const screen = { area, market: marketOf('en'), segment: 'verify', url };
  expect(await loadScreen(screen)).toEqual({ kind: 'verify', isElsewhere });
});

it('knows no other screen', async () => {
  const url = new URL('https://shop.test/account/professional/nonsense');
  const { area } = areaOf();
  await expect(submitScreen({ area, segment: 'nonsense', values: {}, url })).rejects.toMatchObject({
    init: { status: 404 },
  });
});
