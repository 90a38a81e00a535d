import { describe, expect, it, test } from 'vitest';
import { ADA, profile, restockShop, subscription, TOKEN } from './restock-shop.ts';

const { keyOf, letters, request, rows, sendDue, stock, subscribe } = restockShop();

describe('the question', () => {
  it('leads to the shop in the language of the buyer, and says nothing but what the shop says', async () => {
    expect((await request({ title: 'Buy at evil.example', size: '<b>' })).status).toBe(202);
    const [letter] = await letters();
    expect(letter?.language).toBe('fr');
    expect(letter?.text).toContain(`http://localhost:3000/fr-be/account/restock/${TOKEN}`);
    expect(letter?.text).not.toMatch(/evil|<b>/);
  });

  test.each([
    [{ token: 'https://evil.example/a-long-token' }, /token$/],
    [{ token: 'x'.repeat(19) }, /token$/],
    [{ token: 'x'.repeat(4_001) }, /token$/],
    [{ token: 7 }, /token$/],
    [{ variantId: '99' }, /variantId$/],
    [{ variantId: null }, /variantId$/],
  ])('is not asked with %o', async (properties, pointer) => {
    const response = await request(properties);
    expect(response.status).toBe(400);
    expect(JSON.parse(await response.text()).errors[0].source.pointer).toMatch(pointer);
    expect(await letters()).toEqual([]);
  });

  it('fills nobody’s mailbox, and the sender cannot tell', async () => {
    for (let i = 0; i < 7; i += 1) expect((await request()).status).toBe(202);
    expect(await letters()).toHaveLength(5);
  });
});

describe('the letter', () => {
  it('goes once, when the stock returns, in the language of the question', async () => {
    await request();
    expect((await subscribe()).status).toBe(202);
    // A link that is pressed twice.
    expect((await subscribe()).status).toBe(202);
    expect(rows()).toHaveLength(1);
    await stock(0);
    expect(await sendDue()).toBe(0);
    await stock(3);
    expect(await sendDue()).toBe(1);
    const [letter] = await letters();
    expect(letter).toMatchObject({ language: 'fr', subject: expect.stringContaining('De retour') });
    expect(letter?.text).toMatch(/http:\/\/localhost:3000\/fr-be\/products\/\S+\?variant=1/);
    await stock(0);
    await stock(4);
    expect(await sendDue()).toBe(0);
    expect(await letters()).toHaveLength(2);
  });

  test.each([
    [['250 ml'], 'Rain shampoo'],
    [['250 ml', '1000 ml'], 'Rain shampoo, 250\u00a0ml'],
  ])('and the question before it name what was asked for, of the sizes %j', async (sizes, name) => {
    await stock(0, sizes);
    await request();
    await subscribe();
    await stock(3, sizes);
    expect(await sendDue()).toBe(1);
    const [letter, question] = await letters();
    expect(letter?.subject).toBe(`De retour\u00a0: ${name}`);
    expect(letter?.text).toContain(`en stock\u00a0: ${name}.`);
    expect(question?.subject).toContain(`\u00a0: ${name}\u202f?`);
    expect(question?.text).toContain(`en stock\u00a0: ${name}.`);
  });

  it('does not go when it is sold out again before it could be sent', async () => {
    await subscribe();
    await stock(1);
    await stock(0);
    expect(await sendDue()).toBe(0);
    await stock(1);
    expect(await sendDue()).toBe(1);
  });

  it('goes at once when it was back before the address agreed', async () => {
    await stock(1);
    await subscribe();
    expect(await sendDue()).toBe(1);
  });

  it('goes to everybody who waits', async () => {
    for (let i = 0; i < 120; i += 1) await subscribe(subscription(`p${i}@example.com`));
    await stock(1);
    expect(await sendDue()).toBe(120);
  });
});

describe('a subscription', () => {
  test.each([
    ['without a key', '', '/authorization'],
    ['with the public key', 'DEMOBE', '/authorization'],
  ])('%s is refused', async (_, key, pointer) => {
    const response = await subscribe(subscription(), key);
    expect(response.status).toBe(401);
    expect(JSON.parse(await response.text()).errors[0].source.pointer).toBe(pointer);
  });

  test.each([
    [subscription('ada'), /email$/],
    [subscription(ADA, '1'), /variant\/data\/id$/],
    [subscription(ADA, '$shopify:::$default:::99'), /variant\/data\/id$/],
    [{ ...subscription(), type: 'subscription' }, /type$/],
    [{ ...subscription(), attributes: { channels: ['SMS'], profile: profile(ADA) } }, /channels$/],
  ])('%o is refused', async (data, pointer) => {
    const response = await subscribe(data);
    expect(response.status).toBe(400);
    expect(JSON.parse(await response.text()).errors[0].source.pointer).toMatch(pointer);
    expect(rows()).toEqual([]);
  });

  it('of one shop is not another’s', async () => {
    expect((await subscribe(subscription(), keyOf('nl'))).status).toBe(400);
  });
});
