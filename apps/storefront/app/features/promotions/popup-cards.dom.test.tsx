import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { marketOf } from '@lokke/domain/markets';
import { GIFT_MARK } from '@lokke/domain/promotions';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { rememberSalon } from '../../state/salon/remembered-salon.ts';
import { useSalon } from '../../state/salon/use-salon.ts';
import { PopupCards } from './popup-cards.tsx';

const SALON = { salonNo: '10001', salonName: 'De Gouden Lok' };

function Chooser() {
  const { choose } = useSalon();
  return (
    <button type="button" onClick={() => choose(SALON)}>
      Choose
    </button>
  );
}

test('who gets a gift is told of the fee of a salon that the server knows, as soon as it does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  rememberSalon(marketOf('en'), { ...SALON, salonNo: '666' });
  const noKickbackFee = { title: 'No fee', text: 'A salon earns nothing on a gift.' };
  const popups = { freeTravelSize: null, noKickbackFee };
  const gift = { ...line(1, 1, 10, 0), attributes: [{ key: GIFT_MARK, value: 'true' }] };
  const page = (
    <>
      <PopupCards />
      <Chooser />
    </>
  );
  await renderInShop(page, {
    checkout: checkout(gift),
    modules: { promotions: { ...NO_PROMOTIONS, popups } },
  });
  expect(screen.queryByText(noKickbackFee.text)).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'Choose' }).click());
  expect(screen.getByText(noKickbackFee.text)).toBeTruthy();
});
