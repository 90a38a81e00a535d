import ON_A_PHONE from './checked-on-a-phone.json' with { type: 'json' };
import PAGES from './pages.json' with { type: 'json' };

const checked = PAGES.filter(({ name }) => ON_A_PHONE.includes(name)).map(({ route }) => route);
const others = PAGES.filter(({ route, isLoggedIn }) => !isLoggedIn && !checked.includes(route));
// The last of a kind stays: a screen of the tour, which is open on a desktop anyway, rather than a state.
const kinds = new Map(
  others
    .toSorted((one, other) => Number(other.isState) - Number(one.isState))
    .map((page) => [page.route, page]),
);

/** Screens that look otherwise on a phone, and one of each other kind: checked as a phone shows them, too. */
export const CHECKED_ON_A_PHONE = new Set([
  ...ON_A_PHONE,
  ...[...kinds.values()].filter(({ isState }) => !isState).map(({ name }) => name),
]);

/** Paths of pages of the other kinds, which the tour does not open. */
export const OPENED_ON_A_PHONE = [...kinds.values()]
  .filter(({ isState }) => isState)
  .map(({ path }) => path);
