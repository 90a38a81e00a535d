import type { Client } from '../../client.ts';
import { createCart, isThanks, pay } from '../../shop/buy.ts';
import { type Attack, createTally } from '../attack.ts';
import type { Target } from '../target.ts';

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export async function lettersTo(
  { platformUrl }: Target,
  email: string,
): Promise<readonly Letter[]> {
  const query = new URLSearchParams({ to: email });
  const response = await fetch(`${platformUrl}/mailbox.json?${query}`);
  const { mails }: { readonly mails: readonly Letter[] } = await response.json();
  return mails;
}

interface Statement {
  readonly name?: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly items?: string;
}

/** Sends both steps of the form at once, as a script would. */
const withdraw = (client: Client, { name = 'Ada', items = '', ...statement }: Statement) =>
  client.form('/nl/withdraw', { form: 'confirmation', name, items, ...statement });

const ADVERT = 'Claim your prize on 0900 123456';

const relay: Attack = {
  name: "a stranger's words and links mailed by the shop",
  test: 'platform/src/services/klaviyo/withdrawals.test.ts',
  run: async (target) => {
    const tally = createTally();
    const victim = 'relay-victim@example.test';
    const sender = target.stranger();
    for (let i = 0; i < 20; i += 1) {
      tally.count();
      const field = (['name', 'items', 'orderNumber'] as const)[i % 3] ?? 'name';
      const statement = { orderNumber: `#${i}`, email: victim };
      await withdraw(sender, { ...statement, [field]: ADVERT });
    }
    for (const text of ['https://bad.example/prize', '<a href="//bad.example">prize</a>']) {
      tally.count();
      const { status } = await withdraw(sender, { orderNumber: '#1', email: victim, items: text });
      tally.expect(status === 400, `a link was answered with ${status}`);
    }
    const registered = 'relay-registered@example.test';
    const who = { lastName: 'x', email: registered, password: 'Abcdefgh1' };
    tally.count(2);
    await sender.call('account/register', { ...who, firstName: ADVERT });
    await sender.call('account/forgot-password', { email: registered });
    const letters = [
      ...(await lettersTo(target, victim)),
      ...(await lettersTo(target, registered)),
    ];
    tally.expect(letters.length > 0, 'no letter was sent at all');
    tally.expect(!JSON.stringify(letters).includes('prize'), "a letter holds the sender's words");
    const flood = (await lettersTo(target, victim)).length;
    tally.expect(flood <= 5, `${flood} letters to one address`);
    return tally.finding();
  },
};

const lockOut: Attack = {
  name: "bogus withdrawals in a buyer's name, then the buyer's own",
  test: 'apps/storefront/server/features/forms/written-forms.test.ts',
  run: async (target) => {
    const tally = createTally();
    const cart = await createCart(target.stranger(), target.variantId);
    const thanks = cart && (await pay(cart.checkoutUrl));
    // The name of the first order in an empty shop, and the e-mail of the checkout.
    const [email, orderNumber] = ['ada@example.test', '#1001'];
    if (!isThanks(thanks) || !thanks.html.includes(orderNumber)) {
      throw new Error('The order could not be placed.');
    }
    for (let network = 0; network < 4; network += 1) {
      const stranger = target.stranger();
      for (let i = 0; i < 10; i += 1) {
        tally.count();
        const bogus = i % 2 === 0 ? orderNumber : `#${i}`;
        await withdraw(stranger, { name: 'Somebody else', orderNumber: bogus, email });
      }
    }
    const own = await withdraw(target.stranger(), { name: 'Ada de Vries', orderNumber, email });
    tally.expect(own.status === 200, `the buyer was answered with ${own.status}`);
    const [newest] = await lettersTo(target, email);
    tally.expect(newest?.text.includes('Ada de Vries') ?? false, 'the buyer got no receipt');
    return tally.finding();
  },
};

export const LETTER_ATTACKS = { relay, 'lock-out': lockOut } as const;
