import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop, textsOf } from '../state/render.test-kit.tsx';
import { ShareButton } from './share-button.tsx';

const COPIED = 'The link is copied.';
const FAILED = 'Copying did not work; the address bar has the link.';

const fails = (error: Error) => () => Promise.reject(error);
const works = async () => undefined;

test.each<
  [how: string, share: (() => Promise<void>) | null, copy: () => Promise<void>, told: string[]]
>([
  ['the device', works, works, []],
  ['a device whose dialog is closed', fails(new DOMException('', 'AbortError')), works, []],
  ['a device that fails', fails(new DOMException('', 'NotAllowedError')), works, [FAILED]],
  ['a copy', null, works, [COPIED]],
  ['a copy that fails', null, fails(new Error('denied')), [FAILED]],
])('%s has the address with its query', async (_, share, copy, told) => {
  const given = { share: vi.fn(share ?? works), copy: vi.fn(copy) };
  vi.stubGlobal('navigator', {
    clipboard: { writeText: given.copy },
    ...(share !== null && { share: given.share }),
  });
  await renderInShop(<ShareButton title="My list" path="/compare?p=a" />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
  const url = `${window.location.origin}/compare?p=a`;
  expect(given.share.mock.calls).toEqual(share === null ? [] : [[{ title: 'My list', url }]]);
  expect(given.copy.mock.calls).toEqual(share === null ? [[url]] : []);
  // Said once, and shown to who sees it.
  expect(textsOf(document.querySelectorAll('[role=status] p'))).toEqual(told);
  expect(textsOf(document.querySelectorAll('p[aria-hidden]'))).toEqual(told);
});
