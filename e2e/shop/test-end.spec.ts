import { createShopper } from '../actors/shopper.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'serial' });

// A handler that the first leaves running would fail the second.
for (const turn of ['first', 'second']) {
  test(`a test may end while a route handler runs: ${turn}`, async ({ page }) => {
    const closed = new Promise<void>((done) => {
      page.context().once('close', () => done());
    });
    let note = () => {};
    const isAnswered = new Promise<void>((answered) => {
      note = answered;
    });
    await page.route(/\/api\/market\//, async (route) => {
      const response = await route.fetch();
      note();
      await closed;
      await route.fulfill({ response, json: await response.json() });
    });
    await createShopper(page, 'nl').visits('/');
    await page.evaluate(() => void fetch('/api/market/country').catch(() => null));
    await isAnswered;
  });
}
