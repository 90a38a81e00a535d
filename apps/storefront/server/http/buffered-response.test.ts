import { expect, it } from 'vitest';
import { bytesOf } from './buffered-response.ts';

it('the parts of a text become its bytes, each sign in as many as it takes', () => {
  expect(bytesOf(['<p>', 'één ', '€', '😀', '', '</p>']).toString()).toBe('<p>één €😀</p>');
});
