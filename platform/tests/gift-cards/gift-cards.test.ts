import { describe, expect, it } from 'vitest';
import { shopperAt } from '../fixtures/shopper.ts';
import { openGiftCardShop } from './gift-card-shop.ts';

describe('a gift card is issued', () => {
  it('with the code that was wished for, which is told once', async () => {
    const { tryToIssue } = await openGiftCardShop();
    const input = { code: 'ABCD-2345 EFGH', initialValue: '25.50', expiresOn: '2027-01-31' };
    expect(await tryToIssue({ ...input, note: 'Birthday' })).toEqual({
      giftCard: {
        id: 'gid://shopify/GiftCard/1',
        lastCharacters: 'efgh',
        maskedCode: '•••• •••• •••• efgh',
        enabled: true,
        expiresOn: '2027-01-31',
        note: 'Birthday',
        balance: { amount: '25.5', currencyCode: 'EUR' },
        initialValue: { amount: '25.5' },
      },
      giftCardCode: 'abcd2345efgh',
      userErrors: [],
    });
  });

  it('with a code of sixteen characters of its own, also by an amount with its currency', async () => {
    const { tryToIssue } = await openGiftCardShop();
    const initialAmount = { amount: '10.00', currencyCode: 'EUR' };
    expect(await tryToIssue({ initialAmount })).toMatchObject({
      giftCardCode: expect.stringMatching(/^[0-9a-z]{16}$/),
      userErrors: [],
    });
  });

  it.each([
    ['no amount', {}, 'initialValue', 'GREATER_THAN'],
    ['nothing', { initialValue: '0.00' }, 'initialValue', 'GREATER_THAN'],
    [
      'a cent too much',
      { initialValue: '10000000.01' },
      'initialValue',
      'GIFT_CARD_LIMIT_EXCEEDED',
    ],
    [
      'another currency',
      { initialAmount: { amount: '5', currencyCode: 'SEK' } },
      'initialValue',
      'GREATER_THAN',
    ],
    ['seven characters', { initialValue: '5', code: 'ABCDEF7' }, 'code', 'TOO_SHORT'],
    ['21 characters', { initialValue: '5', code: 'ABCDEFGHIJKLMNOPQRSTU' }, 'code', 'TOO_LONG'],
    ['another sign', { initialValue: '5', code: 'ABCDEFG!' }, 'code', 'INVALID'],
    ['a taken code', { initialValue: '5', code: 'taken-code' }, 'code', null],
    ['a day that is none', { initialValue: '5', expiresOn: '2027-02-30' }, 'expiresOn', 'INVALID'],
  ])('but not with %s', async (_, input, field, code) => {
    const { issue, tryToIssue } = await openGiftCardShop();
    await issue('TAKENCODE', '5');
    expect(await tryToIssue(input)).toMatchObject({
      giftCard: null,
      giftCardCode: null,
      userErrors: [{ field: ['input', field], code }],
    });
  });

  it('and the log of changes says so, without its code', async () => {
    const { issue, deactivate, shop } = await openGiftCardShop();
    await deactivate(await issue('ABCD2345', '5'));
    const log = JSON.stringify(
      shop.platform.context.store.read.prepare('SELECT * FROM admin_changes').all(),
    );
    expect(log).toContain('gid://shopify/GiftCard/1');
    expect(log.toLowerCase()).not.toContain('abcd2345');
  });

  it('and can be taken out of use, if there is one', async () => {
    const { issue, deactivate } = await openGiftCardShop();
    const id = await issue('ABCD2345', '5');
    expect(await deactivate(id)).toMatchObject({ giftCard: { enabled: false }, userErrors: [] });
    const none = await deactivate('gid://shopify/GiftCard/9');
    expect(none).toMatchObject({ giftCard: null, userErrors: [{ code: 'GIFT_CARD_NOT_FOUND' }] });
  });
});

describe('a cart', () => {
  it('takes several, which pay one after the other', async () => {
    const { issue, send } = await openGiftCardShop();
    await issue('TWENTY20', '20.00');
    await issue('TENTEN10', '10.00');
    await issue('FIVEFIVE', '5.00');
    const shown = (await send('Update', ['twenty20', 'TEN-TEN 10', 'FIVEFIVE'])).map((card) => [
      card.lastCharacters,
      card.amountUsed.amount,
    ]);
    expect(shown).toEqual([
      ['ty20', '20.0'],
      ['en10', '5.0'],
      ['five', '0.0'],
    ]);
  });

  it('costs what they leave to pay, and tells what is left on each', async () => {
    const { issue, send, shop, cart } = await openGiftCardShop();
    await issue('TWENTY20', '20.00');
    await issue('TENTEN10', '10.00');
    await send('Update', ['TWENTY20', 'TENTEN10']);
    const shown = await shopperAt(shop.platform, 'nl', '2026-10').send(
      `query ($id: ID!) { cart(id: $id) { appliedGiftCards { amountUsed { amount } balance { amount } }
        cost { subtotalAmount { amount } totalAmount { amount } checkoutChargeAmount { amount } } } }`,
      { id: cart.id },
    );
    expect(shown).toEqual({
      appliedGiftCards: [
        { amountUsed: { amount: '20.0' }, balance: { amount: '0.0' } },
        { amountUsed: { amount: '5.0' }, balance: { amount: '5.0' } },
      ],
      cost: {
        subtotalAmount: { amount: '25.0' },
        totalAmount: { amount: '0.0' },
        checkoutChargeAmount: { amount: '25.0' },
      },
    });
  });

  it('takes them when it is made; guesses by new carts are counted, too', async () => {
    const { issue, shop } = await openGiftCardShop();
    await issue('TWENTY20', '20.00');
    const lines = [{ merchandiseId: shop.variants.shampoo, quantity: 1 }];
    const create = async (giftCardCodes: readonly string[]) => {
      const { data, errors } = await shopperAt(shop.platform, 'nl', '2026-10').request<{
        cartCreate: { cart: { appliedGiftCards: readonly object[] } } | null;
      }>(
        'mutation ($input: CartInput) { cartCreate(input: $input) { cart { appliedGiftCards { lastCharacters } } } }',
        { input: { lines, giftCardCodes } },
      );
      return data?.cartCreate?.cart.appliedGiftCards ?? errors[0]?.extensions['code'];
    };
    expect(await create(['TWENTY20'])).toEqual([{ lastCharacters: 'ty20' }]);
    for (let count = 0; count < 10; count += 1) {
      expect(await create([`WRONG00${count}`])).toEqual([]);
    }
    expect(await create(['TWENTY20'])).toBe('THROTTLED');
    expect(await create([])).toEqual([]);
  });

  it('replaces, adds and removes them', async () => {
    const { issue, send } = await openGiftCardShop();
    await issue('TWENTY20', '20.00');
    await issue('TENTEN10', '10.00');
    const ends = async (...change: Parameters<typeof send>) =>
      (await send(...change)).map(({ lastCharacters }) => lastCharacters);
    expect(await ends('Update', ['TWENTY20'])).toEqual(['ty20']);
    expect(await ends('Update', ['TENTEN10'])).toEqual(['en10']);
    expect(await ends('Add', ['TWENTY20', 'TENTEN10'])).toEqual(['en10', 'ty20']);
    const [first] = await send('Add', []);
    expect(await ends('Remove', [first?.id ?? ''])).toEqual(['ty20']);
    expect(await ends('Update', [])).toEqual([]);
  });

  it('keeps silent about a code that pays nothing: unknown, expired, out of use', async () => {
    const { issue, send, deactivate } = await openGiftCardShop();
    await issue('LASTWEEK', '5', { expiresOn: '2026-02-28' });
    await deactivate(await issue('OUTOFUSE', '5'));
    expect(await send('Update', ['LASTWEEK', 'OUTOFUSE', 'NOTTHERE'])).toEqual([]);
  });

  it('no longer takes codes after ten that were wrong, and still takes them off', async () => {
    const { issue, send } = await openGiftCardShop();
    await issue('TWENTY20', '20.00');
    await send('Add', ['TWENTY20']);
    const wrong = Array.from({ length: 10 }, (_, index) => `WRONG00${index}`);
    expect(await send('Add', wrong)).toHaveLength(1);
    await expect(send('Add', ['TWENTY20'])).rejects.toThrow('Too many codes');
    expect(await send('Update', [])).toEqual([]);
  });

  it('counts the guesses of a call that brings more wrong codes than are left', async () => {
    const { issue, send } = await openGiftCardShop();
    await issue('TWENTY20', '20.00');
    const wrong = Array.from({ length: 11 }, (_, index) => `WRONG0${index + 10}`);
    await expect(send('Add', wrong)).rejects.toThrow('Too many codes');
    await expect(send('Add', ['TWENTY20'])).rejects.toThrow('Too many codes');
    expect(await send('Update', [])).toEqual([]);
  });

  it('counts the guesses of a new cart that is refused for them', async () => {
    const { issue, shop } = await openGiftCardShop();
    await issue('TWENTY20', '20.00');
    const create = async (giftCardCodes: readonly string[]) => {
      const { errors } = await shopperAt(shop.platform, 'nl', '2026-10').request<object>(
        'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
        { input: { giftCardCodes } },
      );
      return errors[0]?.extensions['code'];
    };
    expect(await create(Array.from({ length: 11 }, (_, index) => `WRONG0${index + 10}`))).toBe(
      'THROTTLED',
    );
    expect(await create(['TWENTY20'])).toBe('THROTTLED');
  });

  it('tells of its cards to the holder of its key alone', async () => {
    const { issue, send, cart, shop } = await openGiftCardShop();
    await issue('TWENTY20', '20.00');
    await send('Add', ['TWENTY20']);
    const read = (id: string) =>
      shopperAt(shop.platform, 'nl', '2026-10').send(
        'query ($id: ID!) { cart(id: $id) { appliedGiftCards { lastCharacters } } }',
        { id },
      );
    expect(await read(cart.id)).toEqual({ appliedGiftCards: [{ lastCharacters: 'ty20' }] });
    const keyless = cart.id.replace(/\?.*/, '');
    expect(await read(keyless)).toEqual({ appliedGiftCards: [] });
  });
});

it.each(['2024-10', '2025-04', '2025-10'])(
  'version %s replaces the codes of a cart',
  async (version) => {
    const { issue, send } = await openGiftCardShop(version);
    await issue('TWENTY20', '20.00');
    expect(await send('Update', ['TWENTY20'])).toMatchObject([{ amountUsed: { amount: '20.0' } }]);
  },
);
