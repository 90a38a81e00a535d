import PAGES from './pages.json' with { type: 'json' };
import { checkedState, declareScreens, screen } from './screen.ts';

/** Screens of one test: few enough for two browsers to share the work. */
const AT_ONCE = 8;

/** Makes a screen of an address that nothing is done at. */
const toScreen = ({ name, route, path, isLoggedIn }: (typeof PAGES)[number]) =>
  screen(name, route, async (stage) => {
    if (isLoggedIn) await stage.isLoggedIn();
    await stage.customer.visits(path);
  });

const shown = PAGES.filter(({ isState }) => !isState);
const open = shown.filter(({ isLoggedIn }) => !isLoggedIn).map(toScreen);
for (let at = 0; at < open.length; at += AT_ONCE) declareScreens(...open.slice(at, at + AT_ONCE));
declareScreens(...shown.filter(({ isLoggedIn }) => isLoggedIn).map(toScreen));
for (const { name, route, setUp } of PAGES.filter(({ isState }) => isState).map(toScreen)) {
  checkedState(name, route, setUp);
}
