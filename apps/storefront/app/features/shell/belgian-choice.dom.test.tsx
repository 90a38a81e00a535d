import { createTranslate, marketNames } from '@lokke/i18n';
import { messagesOf } from '@lokke/i18n/all';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { BelgianChoice } from './belgian-choice.tsx';

const WRONG = 'A Belgian postcode has four digits, such as 2000.';

async function renderChoice() {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
  await renderInShop(
    <BelgianChoice
      t={createTranslate(messagesOf('en'), 'en')}
      names={marketNames('en', 'Northern Ireland')}
      locales={['nl-be', 'fr-be']}
      addressIn={(locale) => `/${locale}`}
    />,
  );
  const enter = (postcode: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: postcode } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  };
  return { assign, enter };
}

test.each([
  ['1599', 'fr-be'],
  ['1600', 'nl-be'],
  ['3999', 'nl-be'],
  ['4000', 'fr-be'],
])('the postcode %s leads to %s, which is remembered', async (postcode, locale) => {
  const { assign, enter } = await renderChoice();
  enter(postcode);
  expect(assign).toHaveBeenCalledExactlyOnceWith(`/${locale}`);
  expect(window.localStorage.getItem('userLocalePreference')).toBe(locale);
  expect(screen.queryByText(WRONG)).toBeNull();
});

test('what is no postcode is said so, with the focus on the field', async () => {
  const { assign, enter } = await renderChoice();
  enter('12');
  expect(screen.getByText(WRONG)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(assign).not.toHaveBeenCalled();
});
