import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { aProduct } from '../catalogue/products.test-kit.ts';
import { type Card, toCard } from './card.ts';
import { CardNoteContext } from './card-note-context.ts';
import { ProductCard } from './product-card.tsx';
import { QuickAddContext } from './quick-add-context.ts';

const PICTURES = ['a', 'b'].map((name) => ({
  url: `https://cdn.example/${name}.webp`,
  altText: '',
  width: 960,
  height: 1200,
}));
const PLAIN: Card = toCard(aProduct({ title: 'Rain', pictures: PICTURES, tags: ['bestseller'] }));
const MONEY = { amountInMinorUnits: 3000, currencyCode: 'EUR' } as const;
const SIZES = { count: 2, isPriceFrom: true } as const;

async function show(
  changes: Partial<Card>,
  props: Partial<Parameters<typeof ProductCard>[0]> = {},
) {
  const onOpen = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const add = vi.fn(() => promise);
  const card = { ...PLAIN, ...changes };
  const { router } = await renderInShop(
    <QuickAddContext value={add}>
      <CardNoteContext value={({ card: noted }) => <p>Note of {noted.title}</p>}>
        <ProductCard card={card} sizes="50vw" onOpen={onOpen} {...props} />
      </CardNoteContext>
    </QuickAddContext>,
    { locale: 'uk' },
  );
  return { card, router, add, onOpen, resolve };
}

const article = () => screen.getByRole('article');
const images = () => Array.from(article().querySelectorAll('img'), ({ alt, src }) => [alt, src]);

test.each<[changes: Partial<Card>, props: object, texts: RegExp, not: RegExp]>([
  [{}, {}, /Bestseller.*Rain.*€24.*300 ml.*Note of Rain/, /from|Sold out|Instead/],
  [{}, { showsBestseller: false }, /Rain/, /Bestseller/],
  [{ badge: null }, {}, /Rain/, /Bestseller/],
  [{ badge: 'new' }, { showsBestseller: false }, /New/, /Bestseller/],
  [{ isSoldOut: true }, {}, /€24.*Sold out/, /300 ml/],
  [{ sizes: SIZES }, {}, /from €24.*2 options/, /300 ml/],
  [{ sizes: { ...SIZES, isPriceFrom: false } }, {}, /2 options/, /from €24/],
  [{ priceBefore: MONEY }, {}, /Instead of.*€30.*€24/, /lowest/i],
  [{ priceBefore: MONEY, isLowestBefore: true }, {}, /lowest.*€30.*€24/i, /nothing/],
  [{ unitPrice: { price: MONEY, per: '1 l' } }, {}, /300 ml, €30.*1 l/, /nothing/],
  [{ price: null }, {}, /300 ml/, /€/],
])('a card of %j with %j tells what it costs and is', async (changes, props, texts, not) => {
  await show(changes, props);
  const text = textsOf([article()])[0]?.replaceAll('\u00ad', '');
  expect(text).toMatch(texts);
  expect(text).not.toMatch(not);
});

test('the second picture comes under a mouse alone, and no picture is named', async () => {
  await show({});
  expect(images()).toHaveLength(1);
  const enter = (pointerType: string) =>
    fireEvent(
      article(),
      Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }),
    );
  enter('touch');
  expect(images()).toHaveLength(1);
  enter('mouse');
  expect(images().map(([alt, src = '']) => [alt, src.slice(20, 26)])).toEqual([
    ['', expect.any(String)],
    ['', expect.any(String)],
  ]);
});

test('a card without a picture shows the first letter', async () => {
  await show({ picture: null });
  expect(article().querySelector('[data-initial]')?.getAttribute('data-initial')).toBe('R');
  expect(images()).toEqual([]);
});

test('a press on the name opens the product, and is told', async () => {
  const { card, onOpen, router } = await show({});
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /Rain/ })));
  expect(onOpen.mock.calls).toEqual([[card]]);
  expect(router.state.location.pathname).toBe(`/products/${card.handle}`);
});

test.each<[changes: Partial<Card>, name: string, popup: string | null]>([
  [{}, 'Add Rain to bag', null],
  [{ sizes: SIZES }, 'Choose an option for Rain', 'dialog'],
])('the button of a card with %j adds once until that is settled', async (changes, name, popup) => {
  const { card, add, onOpen, resolve } = await show(changes);
  const button = screen.getByRole('button', { name: new RegExp(name) });
  expect(button.getAttribute('aria-haspopup')).toBe(popup);
  const press = () => act(async () => void fireEvent.click(button));
  await press();
  await press();
  expect([add.mock.calls, onOpen.mock.calls]).toEqual([[[card]], [[card]]]);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => resolve());
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  await press();
  expect(add).toHaveBeenCalledTimes(2);
});

test('a product with options is chosen on its page', async () => {
  const { onOpen, card } = await show({ hasOptions: true });
  const [, link] = screen.getAllByRole('link');
  expect(link?.getAttribute('href')).toBe(`/products/${card.handle}`);
  await act(async () => void (link && fireEvent.click(link)));
  expect(onOpen).toHaveBeenCalledOnce();
});
