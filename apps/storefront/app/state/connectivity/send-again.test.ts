import { setCustomerWishlist } from '@lokke/contract/account';
import { expect, test } from 'vitest';
import { callUntilAnswered } from './send-again.ts';

const BODY = { email: 'anna@example.com', locale: 'nl', productIds: ['1'] } as const;

/** Saves a wishlist at a shop that answers so, one after the other; what was waited for between. */
async function save(...answers: (() => Promise<Response>)[]) {
  const waits: (number | 'network')[] = [];
  const result = await callUntilAnswered(
    setCustomerWishlist,
    { ...BODY, productIds: ['1'] },
    {
      fetch: () => answers.shift()?.() ?? Promise.reject(new Error('not expected')),
      log: () => {},
      pause: async (delayInMs) => void waits.push(Math.floor(delayInMs / 1000)),
      whenReachable: async () => void waits.push('network'),
    },
  );
  return { isSaved: result.ok, waits };
}

const answerSaved = async () => Response.json({ wishlist: ['1'] });
const breakOff = () => Promise.reject(new TypeError('reset'));
const turnAway = async () =>
  Response.json({ error: 'busy' }, { status: 503, headers: { 'retry-after': '7' } });

test('a wishlist is saved by a shop that was away, once it is back and there is a network', async () => {
  expect(await save(breakOff, turnAway, answerSaved)).toEqual({
    isSaved: true,
    waits: [1, 'network', 7, 'network'],
  });
});

test('a wishlist that is refused is not sent again', async () => {
  const refuse = async () => Response.json({ error: 'no' }, { status: 401 });
  expect(await save(refuse)).toEqual({ isSaved: false, waits: [] });
});
