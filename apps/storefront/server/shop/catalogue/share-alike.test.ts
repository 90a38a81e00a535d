import { expect, it } from 'vitest';
import { createSharing } from './share-alike.ts';

const product = (title: string) => ({ title, tags: ['curls'], price: { amount: 1, code: 'EUR' } });

it('what says the same is one object', () => {
  const { share } = createSharing();
  const first = share('nl 1', product('Rain'));
  expect(share('nl 1', product('Rain'))).toBe(first);
});

it('what has changed takes the place of what was', () => {
  const { share } = createSharing();
  const first = share('nl 1', product('Rain'));
  const second = share('nl 1', product('Rain, new'));
  expect(second).toEqual(product('Rain, new'));
  expect(first).toEqual(product('Rain'));
  expect(share('nl 1', product('Rain, new'))).toBe(second);
});

it('other keys are other things, however alike they look', () => {
  const { share } = createSharing();
  expect(share('nl 1', product('Rain'))).not.toBe(share('de 1', product('Rain')));
});
