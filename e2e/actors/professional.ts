import type { Locale } from '@lokke/domain/markets';
import { expect, type Locator, type Page } from '@playwright/test';
import { shopUrl } from '../shop/addresses.ts';
import { problemsOn } from '../shop/axe.ts';
import { untilAlive } from '../shop/until-alive.ts';
import { type Speaker, speakerOf } from './language.ts';

export interface Professional extends Speaker {
  readonly main: Locator;
  readonly visits: (address: string) => Promise<void>;
  readonly fillsIn: (label: string, text: string) => Promise<void>;
  readonly presses: (button: string) => Promise<void>;
  readonly follows: (link: string) => Promise<void>;
  readonly sees: (heading: string) => Promise<void>;
  /** Axe sees nothing wrong with the screen. */
  readonly isAccessible: () => Promise<void>;
}

/** Somebody who works in a salon. */
export function createProfessional(page: Page, locale: Locale): Professional {
  const speaker = speakerOf(locale);
  const main = page.getByRole('main');
  return {
    ...speaker,
    main,
    visits: async (address) => {
      await page.goto(new URL(address, shopUrl()).href);
      await untilAlive(page);
    },
    fillsIn: (label, text) => main.getByLabel(label, { exact: true }).fill(text),
    presses: (button) => main.getByRole('button', { name: button, exact: true }).click(),
    follows: (link) => main.getByRole('link', { name: link, exact: true }).click(),
    sees: (heading) => expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
    isAccessible: async () => {
      expect(await problemsOn(page)).toEqual([]);
    },
  };
}
