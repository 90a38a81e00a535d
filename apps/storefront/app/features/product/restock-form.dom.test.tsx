import { messageOf } from '@lokke/contract/errors';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProductDetail, aVariant } from '../../shared/catalogue/products.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { removeStored, writeStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';
import { RestockForm } from './restock-form.tsx';

const SOLD_OUT = aVariant({ id: 'gid://shopify/ProductVariant/7', availableForSale: false });
const MAIL = 'ada@example.com';
const FAILED = 'That did not work. Try again.';

/** Answers of the server, each given when the test says so. */
async function renderForm(variants = [SOLD_OUT]) {
  const sent: unknown[] = [];
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push([url, JSON.parse(String(init.body))]);
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  const product = aProductDetail({ variants });
  await renderInShop(<RestockForm product={product} variant={SOLD_OUT} />, { checkout: null });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ });
  return {
    sent,
    field,
    form: () => field().form,
    isBusy: () => screen.getByRole('button').getAttribute('aria-disabled') === 'true',
    error: () => {
      const described = field().getAttribute('aria-describedby') ?? '';
      return document.getElementById(described.split(' ')[0] ?? '')?.textContent ?? null;
    },
    send: async (email: string) => {
      fireEvent.change(field(), { target: { value: email } });
      await act(async () => fireEvent.submit(field().form ?? field()));
    },
    answer: (body: object, status = 200) =>
      act(async () => answer(Response.json(body, { status }))),
  };
}

test.each([
  [[SOLD_OUT], 'this is back in stock: Rain Moisture Shampoo.'],
  [[SOLD_OUT, aVariant()], 'this is back in stock: Rain Moisture Shampoo, 300 ml.'],
])('the form names the product, and its size where there are more', async (variants, words) => {
  const { form, field } = await renderForm(variants);
  expect(form()?.textContent).toContain(words);
  expect(form()?.getAttribute('action')).toBe('/account/restock?product=rain-shampoo&variant=7');
  expect(form()?.getAttribute('method')).toBe('post');
  expect(field().value).toBe('');
});

test('who has logged in before finds the address there', async () => {
  writeStored(sharedValues.localUser, MAIL);
  onTestFinished(() => removeStored(sharedValues.localUser));
  expect((await renderForm()).field().value).toBe(MAIL);
});

test('an address that is none is refused at its field, and nothing is sent', async () => {
  const { send, sent, error, field } = await renderForm();
  await send('nobody');
  expect([error(), sent]).toEqual(['Email is invalid', []]);
  expect(document.activeElement).toBe(field());
});

test('an address is sent once, and the answer to it has the focus', async () => {
  const { send, sent, answer, isBusy } = await renderForm();
  await send(MAIL);
  await send(MAIL);
  expect(isBusy()).toBe(true);
  const body = { locale: 'en', handle: 'rain-shampoo', variantId: SOLD_OUT.id, email: MAIL };
  expect(sent).toEqual([['/api/restock/request/', body]]);
  await answer({ success: true });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Nearly done/);
  expect(screen.getByRole('heading', { name: 'Tell me when it is back' })).toBeDefined();
});

test.each([
  [{}, 500, FAILED],
  [{ error: 'Something else' }, 400, FAILED],
  [{ error: messageOf('emailInvalid') }, 400, 'Email is invalid'],
])('answered %j with %s, the field says: %s', async (body, status, words) => {
  const { send, answer, error, field, isBusy } = await renderForm();
  await send(MAIL);
  await answer(body, status);
  expect([error(), isBusy(), field().value]).toEqual([words, false, MAIL]);
  expect(document.activeElement).toBe(field());
});
