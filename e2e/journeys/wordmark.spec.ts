import { languageFiles } from '@lokke/i18n/all';
import type { Locator } from '@playwright/test';
import { speakerOf } from '../actors/language.ts';
import { shopUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';

const WIDTHS = [1024, 1280, 1344, 1440, 1920];
const LOCALES = ['nl', 'fr', 'uk', 'de', 'es', 'no', 'se'] as const;

test('every language has its market here', () => {
  const languages = LOCALES.map((locale) => speakerOf(locale).market.language);
  expect(languages.toSorted()).toEqual(Object.keys(languageFiles).toSorted());
});

for (const locale of LOCALES) {
  test(`the wordmark stands in the middle, however long the menu is in ${locale}`, async ({
    page,
  }) => {
    const { market, t } = speakerOf(locale);
    await page.goto(`${shopUrl()}${market.prefix}/markets`);
    const header = page.getByRole('banner');
    const home = header.getByRole('link', { name: t('shell.home'), exact: true });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const around = await header.boundingBox();
      const mark = await home.boundingBox();
      expect(Math.abs(middleOf(mark) - middleOf(around)), `at ${width} px`).toBeLessThanOrEqual(1);
    }
  });
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function middleOf(box: Box): number {
  return box === null ? Number.NaN : box.x + box.width / 2;
}
