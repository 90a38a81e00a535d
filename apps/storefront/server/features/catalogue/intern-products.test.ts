import { expect, it } from 'vitest';
import { createInterning } from './intern-products.ts';

const product = (title: string) => ({ title, tags: ['curls'], price: { amount: 1, code: 'EUR' } });

it('what says the same is one object', () => {
  const { intern } = createInterning();
  const first = intern('nl 1', product('Rain'));
  expect(intern('nl 1', product('Rain'))).toBe(first);
});

it('what has changed takes the place of what was', () => {
  const { intern } = createInterning();
  const first = intern('nl 1', product('Rain'));
  const second = intern('nl 1', product('Rain, new'));
  expect(second).toEqual(product('Rain, new'));
  expect(first).toEqual(product('Rain'));
  expect(intern('nl 1', product('Rain, new'))).toBe(second);
});

it('other keys are other things, however alike they look', () => {
  const { intern } = createInterning();
  expect(intern('nl 1', product('Rain'))).not.toBe(intern('de 1', product('Rain')));
});
