import type { Page, Route } from '@playwright/test';

/** Counts how often a page leaves for the checkout. An empty answer keeps it, as the back/forward cache would. */
export async function countDepartures(page: Page): Promise<() => number> {
  let departures = 0;
  await page.route(/\/cart\/c\//, (route) => {
    departures += 1;
    return route.fulfill({ status: 204 });
  });
  return () => departures;
}

export const CHANGE_OF_QUANTITY = /checkout\/replace-items/;

/** Holds changes of a quantity back; returns how to have the last of them answered. */
export async function holdQuantities(
  page: Page,
  answerWith: (route: Route) => Promise<void>,
): Promise<() => void> {
  let answer = () => {};
  await page.route(CHANGE_OF_QUANTITY, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await answerWith(route);
  });
  return () => answer();
}
