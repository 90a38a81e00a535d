import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { PriceRange } from './price-range.tsx';

const GROUP = {
  id: 'price',
  source: { kind: 'price' },
  condition: 'OR',
  isPromoted: false,
} as const;
const BOUNDS = { low: 10, high: 50 };
const ENDS = {
  From: 'Lowest price',
  To: 'Highest price',
} as const;

async function renderRange(value: string | null) {
  const onChange = vi.fn<(value: string | null) => void>();
  const filters = [
    { id: 'hairType', value: '20-30' },
    ...(value === null ? [] : [{ id: 'price', value }]),
  ];
  const { container } = await renderInShop(
    <PriceRange group={GROUP} bounds={BOUNDS} filters={filters} onChange={onChange} />,
    { checkout: null },
  );
  const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
  const handle = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  return {
    field,
    handle,
    sent: () => onChange.mock.calls.map(([sent]) => sent),
    type: (input: Element, text: string) => fireEvent.change(input, { target: { value: text } }),
    shown: () => [
      field('From').value,
      field('To').value,
      handle(ENDS.From).value,
      handle(ENDS.To).value,
    ],
    chosen: () => {
      const style = container.querySelector<HTMLElement>('[data-scripted] > div')?.style;
      return [
        style?.getPropertyValue('inset-inline-start'),
        style?.getPropertyValue('inset-inline-end'),
      ];
    },
  };
}

test.each([
  [null, ['10', '50', '10', '50'], ['0%', '0%']],
  ['20-', ['20', '50', '20', '50'], ['25%', '0%']],
  ['-30', ['10', '30', '10', '30'], ['0%', '50%']],
  ['19.99-30.5', ['19.99', '30.5', '19.99', '30.5'], ['25%', '48.8%']],
  ['5-90', ['5', '90', '10', '50'], ['0%', '0%']],
])('the price %s stands in the fields and at the handles', async (value, shown, chosen) => {
  const range = await renderRange(value);
  expect(range.shown()).toEqual(shown);
  expect(range.chosen()).toEqual(chosen);
  const group = screen.getByRole('group', { name: 'Price' });
  for (const input of group.querySelectorAll('input'))
    expect([input.min, input.max]).toEqual(['10', '50']);
});

test.each([
  [null, 'From', '19.99', '19.99-'],
  [null, 'From', '9.99', null],
  ['20-30', 'From', '10', '-30'],
  [null, 'From', '10.01', '10.01-'],
  [null, 'From', '60', '50-'],
  [null, 'To', '30', '-30'],
  ['20-30', 'To', '50', '20-'],
  [null, 'To', '49.99', '-49.99'],
  [null, 'To', '60', null],
  [null, 'To', '1', '-10'],
  ['20-30', 'From', '', '-30'],
  ['20-30', 'To', '', '20-'],
  ['20-30', 'From', '40', '30-40'],
  ['20-30', 'To', '15', '15-20'],
])('with the price %s, %s becomes %j: %j', async (value, end, text, expected) => {
  const { field, type, sent } = await renderRange(value);
  type(field(end), text);
  // A field is empty before it holds another number.
  expect([field(end).value, sent()]).toEqual([text, []]);
  fireEvent.blur(field(end));
  expect(sent()).toEqual([expected]);
  fireEvent.blur(field(end));
  expect(sent()).toEqual([expected]);
});

test('Enter takes what was typed, once, and does not send the form; other keys do nothing', async () => {
  const { field, type, sent } = await renderRange(null);
  type(field('From'), '20');
  const press = (key: string) => {
    const event = createEvent.keyDown(field('From'), { key });
    fireEvent(field('From'), event);
    return event.defaultPrevented;
  };
  expect([press('5'), sent()]).toEqual([false, []]);
  expect([press('Enter'), sent()]).toEqual([true, ['20-']]);
  expect([press('Enter'), sent()]).toEqual([true, ['20-']]);
  // Until the list has it, the field shows what it still has.
  expect(field('From').value).toBe('10');
});

test.each(['pointerUp', 'keyUp', 'blur'] as const)(
  'a handle is heard with %s, both ends as they are drawn',
  async (end) => {
    const { handle, field, type, sent, chosen } = await renderRange('-40');
    expect(handle(ENDS.From).getAttribute('aria-valuetext')).toBe('€10.00');
    type(handle(ENDS.From), '20');
    expect([field('From').value, chosen(), sent()]).toEqual(['20', ['25%', '25%'], []]);
    expect(handle(ENDS.From).getAttribute('aria-valuetext')).toBe('€20.00');
    type(field('From'), '');
    expect(handle(ENDS.From).getAttribute('aria-valuetext')).toBe('€10.00');
    type(field('From'), '20');
    fireEvent[end](handle(ENDS.From));
    expect(sent()).toEqual(['20-40']);
  },
);
