import PAGES from './pages.json' with { type: 'json' };
import { checkedState, screen } from './screen.ts';

/** Screens of which nothing but the address is visited. */
for (const { name, route, path, isState, isLoggedIn } of PAGES) {
  const declare = isState ? checkedState : screen;
  declare(name, route, async ({ customer }) => {
    if (isLoggedIn) await customer.isLoggedIn();
    await customer.visits(path);
  });
}
