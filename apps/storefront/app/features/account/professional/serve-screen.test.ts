import type { ProfessionalService } from '@lokke/contract/ports';
import { marketOf } from '@lokke/domain/markets';
import { type PublicSalon, SALON_TASKS } from '@lokke/domain/salons';
import { expect, it, vi } from 'vitest';
import { emailLinkPath } from './email-link-path.ts';
import { SALON } from './salon.test-kit.ts';
import { checkScreen } from './screen.ts';
import { loadScreen, submitScreen } from './serve-screen.ts';

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

const NO_CATALOGUE = {
  product: async () => ({ kind: 'missing' }) as const,
  products: async () => ({ kind: 'missing' }) as const,
};

function areaOf() {
  const done = vi.fn(async () => ({ ok: true, value: null }) as const);
  const calls = {
    signOut: vi.fn(done),
    sendVerificationEmail: vi.fn(done),
    signIn: vi.fn(done),
    signUp: vi.fn(done),
    sendResetEmail: vi.fn(done),
    resetPassword: vi.fn(done),
    enterBankAccount: vi.fn(done),
    confirmBankAccount: vi.fn(done),
    verifyEmail: vi.fn(done),
    sendTakeOverEmail: vi.fn(done),
    askedPhoto: vi.fn(),
    proposePage: vi.fn(done),
    enterProof: vi.fn(done),
    withdrawProof: vi.fn(done),
    decideAsked: vi.fn(done),
    invitePerson: vi.fn(done),
    changeRole: vi.fn(done),
    removePerson: vi.fn(done),
    leaveSalon: vi.fn(done),
    acceptInvitation: vi.fn(done),
    actFor: vi.fn(done),
  };
  const area: ProfessionalService = {
    ...calls,
    isOwnLink: async (code) => ({ ok: true, value: code === 'own' }),
    currentProfessional: async () => ({ ok: true, value: null }),
    salonStatement: async () => ({ kind: 'loggedOut' }),
    bankAccount: async () => ({ kind: 'loggedOut' }),
    prescriptions: async () => ({ kind: 'loggedOut' }),
    ownPage: async () => ({ kind: 'loggedOut' }),
    proofOfTrade: async () => ({ kind: 'loggedOut' }),
    officeQuestion: async () => null,
    people: async () => ({ kind: 'loggedOut' }),
    invitation: async () => ({ state: 'invalid' }),
    prescribe: vi.fn(async () => ({ ok: true, value: 'code' }) as const),
    revokePrescription: vi.fn(done),
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
  [
    'bank',
    { form: 'enter', iban: 'NL' },
    'enterBankAccount',
    [{ form: 'enter', iban: 'NL' }],
    'again',
  ],
  ['bank', { form: 'confirm' }, 'confirmBankAccount', ['d_e-f'], 'again'],
  ['verify', { form: 'password' }, 'sendTakeOverEmail', ['a_b-c'], 'again'],
  [undefined, { form: 'choose', salonNo: '7' }, 'actFor', ['7'], 'home'],
  [undefined, { form: 'leave', salonNo: '10001' }, 'leaveSalon', ['10001'], 'home'],
  [
    'proof',
    { form: 'enter', number: '1' },
    'enterProof',
    [{ form: 'enter', number: '1' }],
    'again',
  ],
  ['proof', { form: 'withdraw' }, 'withdrawProof', [], 'again'],
  ['people', { form: 'invite' }, 'invitePerson', [{ form: 'invite' }], 'again'],
  ['people', { form: 'role-bo' }, 'changeRole', [{ form: 'role-bo' }], 'home'],
  ['people', { form: 'remove-bo' }, 'removePerson', [{ form: 'remove-bo' }], 'home'],
  ['invitation', {}, 'acceptInvitation', ['d_e-f'], 'home'],
] as const)('the form of the screen %s with %j asks for %s', async (...row) => {
  const [segment, values, call, given, next] = row;
  const { area, calls } = areaOf();
  const url = new URL(`https://shop.test/account/professional?${CODE}&code=d_e-f`);
  const reply = await submitScreen({ area, segment, values, photo: null, url });
  expect(calls[call].mock.calls).toEqual([given]);
  const others = Object.values(calls).filter((one) => one !== calls[call]);
  for (const other of others) expect(other).not.toHaveBeenCalled();
  expect(reply instanceof Response ? 'home' : 'again').toBe(next);
});

const PASSWORDS = { password: 'Abcdefgh', confirmation: 'Abcdefgh' };

it.each([
  [undefined, { form: 'logout' }, undefined],
  ['login', PASSWORDS, 'missingLoginInput'],
  ['register', { ...PASSWORDS, email: 'a@b.c', confirmation: 'x' }, 'passwordsDiffer'],
  ['forgot', {}, 'missingEmail'],
  ['reset', PASSWORDS, undefined],
  ['reset', { ...PASSWORDS, confirmation: 'x' }, 'passwordsDiffer'],
  ['verify', {}, undefined],
  ['bank', { form: 'enter' }, 'missingBankInput'],
  ['bank', { form: 'confirm' }, undefined],
  ['proof', { form: 'enter', country: 'BE', number: '0123.456.749' }, undefined],
  ['proof', { form: 'enter', country: 'NL', number: '0123.456.749' }, 'proofInvalid'],
  ['proof', { form: 'withdraw' }, undefined],
  ['prescriptions', { form: 'write' }, 'prescriptionInvalid'],
  ['prescriptions', { form: 'revoke' }, undefined],
  ['people', { form: 'invite' }, 'emailInvalid'],
  ['page', { bookingUrl: 'x' }, 'bookingNotHttps'],
] as const)('the form of the screen %s with %j is refused before it is sent: %s', (...row) => {
  const [segment, values, code] = row;
  const url = new URL(`https://shop.test/account/professional?${CODE}`);
  const check = checkScreen(segment, url, values);
  expect(check.ok ? undefined : check.code).toBe(code);
});

it.each([
  ['own', false],
  ['foreign', true],
])('the letter with the code %s is opened elsewhere: %s', async (code, isElsewhere) => {
  const { area } = areaOf();
  const url = new URL(`https://shop.test/account/professional/verify?oobCode=${code}`);
  const { origin } = url;
  const screen = {
    area,
    catalogue: NO_CATALOGUE,
    market: marketOf('en'),
    origin,
    segment: 'verify',
    url,
  };
  expect(await loadScreen(screen)).toEqual({ kind: 'verify', isElsewhere });
});

async function loadCard(query: string, salon: PublicSalon | null = SALON) {
  const url = new URL(`http://inside:3000/nl/account/professional/cards?${query}`);
  const place = { salons: [], tasks: SALON_TASKS, mayLeave: false };
  const proof = { isEmailVerified: true, hasBankDesk: true, ...place };
  const value = { email: 'ada@salon.test', salon, ...proof };
  const area = {
    ...areaOf().area,
    currentProfessional: async () => ({ ok: true, value }) as const,
  };
  const request = {
    area,
    catalogue: NO_CATALOGUE,
    market: marketOf('nl'),
    origin: 'https://shop.test',
    segment: 'cards',
    url,
  };
  return loadScreen(request);
}

it.each([
  ['', 'https://shop.test/nl/s/10001'],
  ['page=/products/x', 'https://shop.test/nl/s/10001/products/x'],
])('a card of %j opens %s at the public address', async (query, link) => {
  expect(await loadCard(query)).toMatchObject({ card: { salon: SALON, code: { link } } });
});

it('draws no code for a page of another shop, and none without a salon', async () => {
  expect(await loadCard('page=https://evil.test&stylist=+Jo+')).toEqual({
    kind: 'cards',
    card: { salon: SALON, page: 'https://evil.test', stylist: 'Jo', code: null },
  });
  await expect(loadCard('', null)).rejects.toMatchObject({ status: 302 });
});

it('knows no other screen', async () => {
  const url = new URL('https://shop.test/account/professional/nonsense');
  const { area } = areaOf();
  await expect(
    submitScreen({ area, segment: 'nonsense', values: {}, photo: null, url }),
  ).rejects.toMatchObject({
    init: { status: 404 },
  });
});
