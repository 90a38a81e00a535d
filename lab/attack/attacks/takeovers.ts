import { setTimeout } from 'node:timers/promises';
import { clientAt } from '../../client.ts';
import { createCart, DETAILS, isThanks, pay } from '../../shop/buy.ts';
import { type Attack, createTally } from '../attack.ts';
import type { Target } from '../target.ts';
import { lettersTo } from './letters.ts';

/** Address of a salon of the demo. */
const SALON = 'de-gouden-lok.amsterdam@example.com';
const AREA = '/nl/account/professional';

/** Returns the code of the newest letter of a kind, which is sent after the answer. */
async function codeFor(target: Target, mode: string): Promise<string> {
  for (let waited = 0; waited < 20; waited += 1) {
    const text = (await lettersTo(target, SALON)).map((letter) => letter.text).join('\n');
    const [, code] = new RegExp(`mode=${mode}&oobCode=(\\w+)`).exec(text) ?? [];
    if (code !== undefined) return code;
    await setTimeout(100);
  }
  throw new Error(`No letter for ${mode} came.`);
}

const salonTakeover: Attack = {
  name: "a salon's address registered by a stranger, confirmed by its owner elsewhere",
  test: 'apps/storefront/server/features/professionals/email-link.test.ts',
  run: async (target) => {
    const tally = createTally();
    const [stranger, owner] = [target.stranger(), target.stranger()];
    const password = 'Abcdefgh1';
    const account = { email: SALON, password, confirmation: password };
    await stranger.form(`${AREA}/register`, account);
    const link = `${AREA}/verify?oobCode=${await codeFor(target, 'verifyEmail')}`;
    await owner.form(link, {});
    // The page of a confirmed account shows its salon, and no button for another letter.
    const reads = async (client: typeof owner) => {
      const { text } = await client.get(AREA);
      return text.includes(SALON) && !text.includes('value="letter"');
    };
    tally.expect(
      !(await reads(stranger)),
      'the stranger counts as the owner of an address they typed',
    );
    await owner.form(link, { form: 'password' });
    const reset = `${AREA}/reset?oobCode=${await codeFor(target, 'resetPassword')}`;
    await owner.form(reset, { password: 'Ijklmnop2', confirmation: 'Ijklmnop2' });
    tally.expect(await reads(owner), 'the owner does not get in');
    tally.expect(!(await reads(stranger)), "the stranger's session outlived the owner's password");
    const again = await stranger.form(`${AREA}/login`, account);
    tally.expect(again.location === null, "the stranger's password still opens the account");
    tally.count(4);
    return tally.finding();
  },
};

const loginCodes: Attack = {
  name: "a stranger's codes and guesses at the shop's login page, then the owner's; 150 addresses",
  test: 'platform/tests/accounts/login-letters.test.ts',
  run: async (target) => {
    const tally = createTally();
    const origin = target.platformUrl.replace('localhost', '127.0.0.1');
    /** Begins a login at the shop; returns how to press the buttons of the platform's page. */
    const begin = async (address: string) => {
      const { location } = await target.stranger().get('/no/account/login');
      const authorize = new URL(location ?? target.platformUrl);
      const browser = clientAt(origin, address);
      const asked = await browser.get(authorize.pathname + authorize.search);
      const page = new URL(asked.location ?? '', authorize);
      const request = page.searchParams.get('request') ?? '';
      return (fields: Readonly<Record<string, string>>) =>
        browser.form(page.pathname + page.search, { request, ...fields });
    };
    const email = 'owner@example.test';
    for (let i = 0; i < 10; i += 1) {
      const press = await begin('127.0.7.1');
      await press({ do: 'send', email });
      for (let guess = 0; guess < 5; guess += 1) await press({ do: 'code', code: '000000' });
      tally.count(6);
    }
    const own = await begin('127.0.7.2');
    tally.expect((await own({ do: 'send', email })).status === 200, 'the owner gets no code');
    const [letter] = await lettersTo(target, email);
    const [code = ''] = /^\d{6}$/m.exec(letter?.text ?? '') ?? [];
    tally.expect((await own({ do: 'code', code })).status === 303, "the owner's code is refused");
    const flood = await begin('127.0.7.3');
    const statuses: number[] = [];
    for (let i = 0; i < 150; i += 1) {
      statuses.push((await flood({ do: 'send', email: `victim${i}@example.test` })).status);
    }
    tally.count(150);
    const sent = statuses.filter((status) => status === 200).length;
    tally.expect(sent === 100, `${sent} of 150 addresses got a letter`);
    return tally.finding();
  },
};

const SECRETS = /Kamstraat|ada@example\.test/;

const foreignCheckout: Attack = {
  name: 'a checkout read by whoever made its link, while the buyer types and after they paid',
  test: 'platform/tests/checkout/own-checkout.test.ts',
  run: async (target) => {
    const tally = createTally();
    const cart = await createCart(target.stranger(), target.variantId);
    if (cart === null) throw new Error('No cart was made.');
    const { origin, pathname, search } = new URL(cart.checkoutUrl);
    const [buyer, maker] = [clientAt(origin), clientAt(origin)];
    const pages = [pathname + search, `${pathname}/payment${search}`];
    const looks = async (moment: string) => {
      for (const page of pages) {
        tally.count();
        const { text, location } = await maker.get(page);
        tally.expect(!SECRETS.test(text), `the maker read what was typed, ${moment}`);
        tally.expect(!location?.includes('/orders/'), `the maker was led to the order, ${moment}`);
      }
    };
    await buyer.form(pages[0] ?? '', DETAILS);
    const typed = (await buyer.get(pages[0] ?? '')).text;
    tally.expect(SECRETS.test(typed), 'the buyer does not find what they typed');
    await looks('before it was paid');
    tally.expect(isThanks(await pay(cart.checkoutUrl, buyer)), 'the buyer could not pay');
    await looks('afterwards');
    return tally.finding();
  },
};

export const TAKEOVER_ATTACKS = {
  'salon-takeover': salonTakeover,
  'login-codes': loginCodes,
  'foreign-checkout': foreignCheckout,
} as const;
