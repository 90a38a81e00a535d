import type { Page } from '@playwright/test';

/**
 * What is far below is drawn as well. Of what a browser has left for later a picture would show nothing, and axe would read
 * nothing or colours that nobody sees.
 */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
  });
}
