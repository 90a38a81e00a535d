import type { Page } from '@playwright/test';

export interface PageWatch {
  readonly problems: readonly string[];
  /** Allows problems that a test provokes on purpose. */
  readonly expectProblem: (pattern: RegExp) => void;
}

/** Records console errors, uncaught exceptions and responses of 500 and above. */
export function watchPage(page: Page): PageWatch {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()}: ${response.url()}`);
  });
  return {
    get problems() {
      return problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    },
    expectProblem: (pattern) => expected.push(pattern),
  };
}

/** Returns what the tag manager was sent on this page. */
export function eventsOn(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'dataLayer'));
}
