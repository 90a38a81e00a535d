import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { Footer } from './footer.tsx';

const item = (title: string, path: string, ...items: { title: string; path: string }[]) => ({
  title,
  path,
  items: items.map((one) => ({ ...one, items: [] })),
});
const MAIN = [item('All', '/shop'), item('Care', '/care', { title: 'Rain', path: '/range/rain' })];

/** The lists by their names, with their links. */
function lists() {
  const navigations = screen.getAllByRole('navigation');
  return navigations.map((one) => [
    one.getAttribute('aria-label'),
    ...Array.from(one.querySelectorAll('a'), (link) => link.getAttribute('href')),
  ]);
}

test('links of the main menu stand together, its groups and those of the content by themselves', async () => {
  const footerMenu = [
    item('Help', '', { title: 'Contact', path: '/contact' }, { title: 'A heading', path: '' }),
    item('Nothing', '', { title: 'A heading', path: '' }),
  ];
  const policies = [{ handle: 'privacy-policy', title: 'Privacy' }];
  await renderInShop(<Footer mainItems={MAIN} />, { modules: { footerMenu, policies } });
  expect(lists()).toEqual([
    ['Shop', '/shop'],
    ['Care', '/range/rain'],
    ['Help', '/contact'],
  ]);
});

test.each([
  [true, 'Journal', ['/salon/', '/journal', '/policies/privacy-policy']],
  [false, null, ['/policies/privacy-policy']],
])('without a menu of the content: salons %s, journal %s', async (hasSalons, journal, paths) => {
  const policies = [{ handle: 'privacy-policy', title: 'Privacy' }];
  await renderInShop(<Footer mainItems={[]} />, { modules: { hasSalons, journal, policies } });
  expect(lists()).toEqual([['Customer service', ...paths]]);
});

test('the withdrawal function is named in the words of the law, whatever the menu', async () => {
  await renderInShop(<Footer mainItems={[]} />);
  const link = screen.getByRole('link', { name: 'Withdraw from contract here' });
  expect(link.getAttribute('href')).toBe('/withdraw');
});

test.each([
  [['Visa', 'Mastercard'], 1],
  [[], 0],
])('the ways to pay %j are named %i times', async (paymentMethods, count) => {
  const promotions = { ...NO_PROMOTIONS, paymentMethods };
  await renderInShop(<Footer mainItems={[]} />, { modules: { promotions } });
  expect(screen.queryAllByText('Pay with Visa, Mastercard')).toHaveLength(count);
});
