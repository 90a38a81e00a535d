import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../../state/render.test-kit.tsx';
import { CardsPage } from './cards-page.tsx';
import { drawQrCode, svgOf } from './qr-code.ts';
import { SALON } from './salon.test-kit.ts';

const LINK = 'https://shop.test/nl/s/10001';

test('a card names salon, stylist and address, and its code can be saved', async () => {
  const qr = drawQrCode(LINK);
  const code = { ...qr, link: LINK, file: svgOf(qr) };
  await renderInShop(<CardsPage card={{ salon: SALON, page: '', stylist: 'Jo', code }} />);
  expect(screen.getByRole('img', { name: 'Code that opens shop.test/nl/s/10001' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Salon Ada' })).toBeDefined();
  expect(screen.getByText('Recommended by Jo')).toBeDefined();
  const file = screen.getByRole('link', { name: 'Save the code (SVG)' });
  expect(file.getAttribute('download')).toBe('salon-10001.svg');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(qr.path);
});

test('a page of another shop is said at its field, and makes no card', async () => {
  await renderInShop(
    <CardsPage card={{ salon: SALON, page: 'https://evil.test', stylist: '', code: null }} />,
  );
  const field = screen.getByRole('textbox', { name: 'Page that the code opens' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});
