import { NO_LAW } from '@lokke/contract/ports';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../render.test-kit.tsx';
import { GuaranteeNotice } from './guarantee-notice.tsx';
import { PriceNote } from './price-note.tsx';

const GUARANTEE = { picture: null, years: 3, commercial: null };
const inLaw = (guarantee: typeof NO_LAW.guarantee) => ({
  modules: { law: { ...NO_LAW, guarantee } },
});

test('GuaranteeNotice shows the official picture with its text, and the seller’s own guarantee beside it', async () => {
  const picture = { href: '/brand/guarantee.png', widthInPx: 1224, heightInPx: 1675 };
  const commercial = 'Five years on every comb.';
  await renderInShop(
    <GuaranteeNotice goods={[{}]} />,
    inLaw({ ...GUARANTEE, picture, commercial }),
  );
  const shown = screen.getByRole('img', { name: /guarantee of at least 3 years/ });
  expect(shown.getAttribute('src')).toBe('/brand/guarantee.png');
  expect(screen.getByRole('region', { name: 'Legal guarantee' }).textContent).toContain(commercial);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/europa\.eu.*_en\.htm$/);
});

test('GuaranteeNotice without the picture says it in a sentence, and nothing where it is no duty', async () => {
  const { container } = await renderInShop(<GuaranteeNotice goods={[{}]} />, inLaw(null));
  expect(container.textContent).toBe('');
  await renderInShop(<GuaranteeNotice goods={[{}]} />, inLaw(GUARANTEE));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/guarantee of at least 3 years/)).toBeDefined();
});

test('GuaranteeNotice says nothing of gift cards alone', async () => {
  const card = { isGiftCard: true } as const;
  const { container } = await renderInShop(
    <GuaranteeNotice goods={[card, card]} />,
    inLaw(GUARANTEE),
  );
  expect(container.textContent).toBe('');
  // A line whose product is no longer known may be a good.
  for (const good of [{}, null]) {
    await renderInShop(<GuaranteeNotice goods={[card, good]} />, inLaw(GUARANTEE));
    expect(screen.getByText(/guarantee of at least 3 years/)).toBeDefined();
    cleanup();
  }
});

test('PriceNote says that delivery comes on top, with a link to what it costs', async () => {
  await renderInShop(<PriceNote />);
  const link = screen.getByRole('link', { name: 'incl. VAT, plus delivery' });
  expect(link.getAttribute('href')).toBe('/pages/delivery');
});

test('PriceNote promises no costs of what nobody sends, and no tax of a gift card', async () => {
  await renderInShop(<PriceNote variant={{ requiresShipping: false }} />);
  expect(screen.getByRole('link').textContent).toBe('incl. VAT, delivery free');
  const card = { requiresShipping: false, isGiftCard: true } as const;
  const { container } = await renderInShop(<PriceNote variant={card} />);
  expect(container.textContent).toBe('');
});

test('PriceNote says what a struck price is, where the law asks for the lowest of 30 days', async () => {
  const { container } = await renderInShop(<PriceNote isStruck />);
  expect(container.textContent).toContain('Struck through: the lowest price of the 30 days');
});
