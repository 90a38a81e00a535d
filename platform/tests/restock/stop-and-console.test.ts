import { describe, expect, it, test } from 'vitest';
import { erasePerson, exportPerson } from '../../src/shopify/privacy/index.ts';
import { openPage, sendForm } from '../fixtures/console.ts';
import { ADA, restockShop, subscription } from './restock-shop.ts';

const { letters, platform, rows, sendDue, setNow, stock, subscribe } = restockShop();

describe('stopping', () => {
  const press = (link: string, method: 'GET' | 'POST') =>
    platform().fetch(new Request(link, { method }));

  async function stopLink(): Promise<string> {
    await subscribe();
    await stock(1);
    await sendDue();
    const [letter] = await letters();
    return /http\S+\/klaviyo\/stop\/\w+/.exec(letter?.text ?? '')?.[0] ?? 'none';
  }

  it('takes the button, not the opening of the link', async () => {
    const link = await stopLink();
    await stock(0);
    await subscribe();
    expect((await press(link, 'GET')).status).toBe(200);
    expect(rows()).toHaveLength(2);
    expect((await press(link, 'POST')).status).toBe(200);
    expect(rows()).toEqual([]);
    await stock(1);
    expect(await sendDue()).toBe(0);
    expect((await press(link, 'POST')).status).toBe(404);
  });

  it('takes no other link, and none that is older than 30 days', async () => {
    const link = await stopLink();
    expect((await press(`${link}0`, 'POST')).status).toBe(404);
    const sent = Date.parse('2026-11-23T10:00:00Z');
    // A leap of the clock is believed after a day.
    for (const quarter of [0, 1, 2, 3, 4]) {
      setNow(sent + (29 + quarter / 4) * 86_400_000);
      await letterToSomebodyElse(`a${quarter}@example.com`);
    }
    expect((await press(link, 'GET')).status).toBe(200);
    setNow(sent + 30 * 86_400_000 + 1);
    await letterToSomebodyElse('b@example.com');
    expect((await press(link, 'GET')).status).toBe(404);
  });

  async function letterToSomebodyElse(email: string): Promise<void> {
    await subscribe(subscription(email));
    await sendDue();
  }
});

describe('the console', () => {
  const save = (variant: string, quantity: string, headers?: Readonly<Record<string, string>>) =>
    sendForm(platform(), `/console/be/stock/${variant}`, { quantity }, headers);

  it('counts who waits, and what is put in stock there is written about', async () => {
    await subscribe();
    const { html } = await openPage(platform(), '/console/stock?shop=be&words=SHAMPOO');
    expect(html).toMatch(/<td class="amount number">1<\/td>/);
    expect((await save('1', '2')).status).toBe(303);
    expect(await sendDue()).toBe(1);
  });

  test.each([
    ['99', '1', 404],
    ['1', '-1', 422],
    ['1', '1.5', 422],
    ['1', '', 422],
    ['1', '1000001', 422],
    ['1', '1000000', 303],
    ['1', '0', 303],
  ])('answers %s with %j units: %i', async (variant, quantity, status) => {
    expect((await save(variant, quantity)).status).toBe(status);
  });

  it('takes no form of another site', async () => {
    expect((await save('1', '2', { origin: 'http://evil.example' })).status).toBe(403);
  });
});

it('is in what a person gets to see, and goes with them', async () => {
  await subscribe();
  expect(await exportPerson(platform().context, 'be', 'Ada@Example.com')).toMatchObject({
    backInStock: [{ variant: 1, sent_at: null }],
  });
  expect(await erasePerson(platform().context, 'be', ADA)).not.toBeNull();
  expect(rows()).toEqual([]);
  expect(await exportPerson(platform().context, 'be', ADA)).toBeNull();
});
