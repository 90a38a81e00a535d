import { expect, it } from 'vitest';
import { writeJson } from '../../testing/requests.ts';
import { readJson } from './handle-call.ts';

const OVERRIDE = '\u202e';

it.each([
  [{ title: `Soft${OVERRIDE} hair\u200b` }, { title: 'Soft hair' }],
  [{ lines: [{ value: `A${OVERRIDE}da` }] }, { lines: [{ value: 'Ada' }] }],
  [{ text: 'one\u2028two\bthree' }, { text: 'one two three' }],
  [{ password: `Secret${OVERRIDE}` }, { password: `Secret${OVERRIDE}` }],
  [{ text: 'Siobhán 👩\u200d🦰\n300\u00a0ml' }, { text: 'Siobhán 👩\u200d🦰\n300\u00a0ml' }],
])('%j is read as what a page shows of it', async (sent, value) => {
  const readAt = (body: string) =>
    readJson(new Request('http://localhost/', { ...writeJson(sent), body }), 1_000);
  const whole = JSON.stringify(sent);
  expect(await readAt(whole)).toEqual({ ok: true, value });
  const escaped = whole.replaceAll(OVERRIDE, '\\u202e');
  expect(await readAt(escaped)).toEqual({ ok: true, value });
});
