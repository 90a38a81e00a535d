import { marketOf } from '@lokke/domain/markets';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recordTracked } from '../../../shared/measurement/record-tracked.test-kit.ts';
import { renderInShop } from '../../../state/render.test-kit.tsx';
import { readStored } from '../../../state/storage/browser-storage.ts';
import { marketValues } from '../../../state/storage/stored-values.ts';
import { ArrivalPage } from './arrival-page.tsx';

it.each([
  [true, { kind: 'page', path: '/cart' }, 'signedUp', '/cart'],
  [false, { kind: 'page', path: '/cart' }, 'loggedIn', '/cart'],
  [false, { kind: 'store', url: 'https://pay.example/' }, 'loggedIn', '/account/authorize'],
] as const)(
  'a visitor, new: %s, is remembered, told of once, and led to %j',
  async (isNew, destination, kind, at) => {
    const tracked = recordTracked();
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const email = 'anna@example.com';
    const { router } = await renderInShop(
      <ArrivalPage email={email} isNew={isNew} destination={destination} />,
      {
        path: '/account/authorize',
      },
    );
    expect(readStored(marketValues.loggedInCustomer(marketOf('en')))).toBe(email);
    expect(tracked).toEqual([{ kind }]);
    expect(router.state.location.pathname).toBe(at);
    expect(leave.mock.calls).toEqual(destination.kind === 'store' ? [[destination.url]] : []);
    const target = destination.kind === 'store' ? destination.url : destination.path;
    expect(screen.getByRole('link').getAttribute('href')).toBe(target);
    expect(router.state.historyAction).toBe(destination.kind === 'store' ? 'POP' : 'REPLACE');
  },
);
