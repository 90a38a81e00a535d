import { NO_BRAND, type PageModule } from '@lokke/contract/ports';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordTracked } from '../../shared/measurement/record-tracked.test-kit.ts';
import { SiteContext, useSite } from '../../shared/site/site.ts';
import { card } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { ModuleList, nonEmptyModules } from './module-list.tsx';

const image = { url: 'https://images.ctfassets.net/x/dark.jpg', width: 1280, height: 720 };
const media = {
  title: null,
  alt: 'A dark room',
  desktop: image,
  mobile: null,
  video: null,
  focus: null,
  href: null,
};
const WORDS = { text: 'Words', actions: [{ title: 'Go', href: '/shop' }] };
const hero = { kind: 'hero', id: 'hero', title: 'Lamps', media: null, ...WORDS } as const;
const facts = (id: string) =>
  ({
    kind: 'facts',
    id,
    title: `Facts ${id}`,
    facts: [{ title: 'Vegan', text: 'All of it.' }],
  }) as const;
const tiles = {
  kind: 'rangeTiles',
  id: 'tiles',
  title: 'Ranges',
  ranges: [{ handle: 'rain', title: 'Rain' }],
} as const;
const row = {
  kind: 'productRow',
  id: 'row',
  title: 'Best sellers',
  collection: null,
  count: 4,
  isHorizontal: false,
  link: null,
  actions: [],
} as const;
const LEAD = { title: 'Our best', cards: [card(1)] };
const ROWS = { row: { cards: [card(2)], total: 1 } };

interface HomeProps {
  readonly modules: readonly PageModule[];
  readonly home: 'scenes' | 'type';
}

function Home({ modules, home }: HomeProps) {
  const site = useSite();
  const brand = { ...NO_BRAND, style: { ...NO_BRAND.style, home } };
  return (
    <SiteContext value={{ ...site, brand }}>
      <ModuleList modules={modules} rows={ROWS} lead={LEAD} />
    </SiteContext>
  );
}

async function renderHome(modules: readonly PageModule[], home: HomeProps['home'] = 'scenes') {
  const { container } = await renderInShop(<Home modules={modules} home={home} />, {
    checkout: null,
  });
  const sections = () => [...container.querySelectorAll<HTMLElement>('[data-section]')];
  return { container, sections };
}

test('each module stands in its place, with its words, under its name for measurement', async () => {
  const { sections, container } = await renderHome([
    hero,
    { kind: 'media', id: 'media', media: { ...media, title: 'A caption' } },
    { kind: 'media', id: 'silent', media },
    row,
    { kind: 'rangeBand', id: 'band', title: 'Rain', range: 'rain', media, ...WORDS },
    {
      kind: 'rangeBand',
      id: 'bare',
      title: 'Moss',
      range: 'moss',
      media: null,
      text: null,
      actions: [],
    },
    tiles,
    { kind: 'salonCall', id: 'call', title: 'Salons', media, ...WORDS },
    { kind: 'salonCall', id: 'quiet', title: 'Quiet', media: null, text: null, actions: [] },
    { kind: 'questions', id: 'questions', title: 'Questions', questions: [] },
    { kind: 'text', id: 'text', html: '<p>Rich <b>text</b></p>' },
  ]);
  expect(
    sections().map(({ dataset }) => `${dataset['section']} ${dataset['sectionKind']}`),
  ).toEqual([
    'hero hero',
    'media media',
    'silent media',
    'row productRow',
    'band rangeBand',
    'bare rangeBand',
    'tiles rangeTiles',
    'call salonCall',
    'quiet salonCall',
    'questions questions',
    'text text',
  ]);
  const texts = textsOf(sections());
  expect(texts.filter((_, place) => place !== 3)).toEqual([
    'LampsWordsGo',
    'A caption',
    '',
    'RainWordsGo',
    'Moss',
    expect.stringMatching(/^Ranges.*Rain/),
    'SalonsWordsGo',
    'Quiet',
    '',
    'Rich text',
  ]);
  expect(screen.getByRole('heading', { name: 'Best sellers' })).toBeDefined();
  expect(screen.getByRole('article').textContent).toContain('Product 2');
  expect(sections().map((one) => one.querySelectorAll('img[alt="A dark room"]').length)).toEqual([
    0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0,
  ]);
  expect(
    sections()
      .map((one) => one.querySelectorAll('figcaption').length)
      .slice(0, 3),
  ).toEqual([0, 1, 0]);
  expect(container.querySelector('section[data-range=rain] h2')?.textContent).toBe('Rain');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('only the picture that a page begins with is loaded at once', async () => {
  const { container } = await renderHome([
    { kind: 'media', id: 'a', media },
    { kind: 'media', id: 'b', media },
  ]);
  const loading = [...container.querySelectorAll('img')].map((one) => one.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy']);
});

test('a divider stands above the first facts alone', async () => {
  const { sections } = await renderHome([tiles, facts('a'), facts('b')]);
  expect(screen.getByRole('heading', { name: 'Facts a' })).toBeDefined();
  expect(textsOf(screen.getAllByRole('heading', { level: 3, name: 'Vegan' }))).toHaveLength(2);
  const isAfterSection = sections().map(
    (one) => one.previousElementSibling?.hasAttribute('data-section') ?? null,
  );
  expect(isAfterSection).toEqual([null, false, true]);
});

test.each([
  ['scenes', [hero], false],
  ['type', [hero], true],
  ['type', [{ ...hero, media }], false],
  ['type', [facts('a'), hero], false],
] as const)(
  'a home of %s shows its products in the hero: %#, %s',
  async (home, modules, expected) => {
    await renderHome(modules, home);
    if (expected) await screen.findByText('Product 1', { exact: false }, { timeout: 10_000 });
    expect(screen.getByText('Lamps')).toBeDefined();
    expect(screen.queryByText('Product 1') !== null).toBe(expected);
  },
);

test.each(['scenes', 'type'] as const)('the ranges of a home of %s lead to each', async (home) => {
  const { container } = await renderHome([tiles], home);
  const link = await screen.findByRole('link', { name: /Rain/ }, { timeout: 10_000 });
  expect(link.getAttribute('href')).toBe('/range/rain');
  expect(container.querySelector('.collection-names') !== null).toBe(home === 'type');
});

test.each([
  [{}, [facts('a')], 0],
  [{}, [row], 0],
  [{ row: { cards: [], total: 0 } }, [row], 0],
  [ROWS, [row], 1],
  [{}, [{ ...tiles, ranges: [] }], 0],
  [{}, [tiles], 1],
] as const)(
  'of rows %j and modules, those with something to show remain: %#',
  (rows, modules, expected) => {
    const left = nonEmptyModules(modules, rows);
    expect(left).toHaveLength(modules[0].kind === 'facts' ? 1 : expected);
  },
);

test('a section that is seen is told once, after everything else, and not once the page is left', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const observed: unknown[] = [];
  let see = (_: Element) => {};
  const disconnected = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (entries: unknown[], observer: unknown) => void) {
        const box = { height: 100 };
        see = (target) =>
          onSeen(
            [{ target, intersectionRect: box, boundingClientRect: box, rootBounds: box }],
            this,
          );
      }
      observe = (one: Element) => observed.push(one.getAttribute('data-section'));
      unobserve = () => undefined;
      disconnect = disconnected;
    },
  );
  const tracked = recordTracked();
  const { sections } = await renderHome([tiles, facts('a')]);
  expect(observed).toEqual([]);
  await waitFor(() => expect(observed).toEqual(['tiles', 'a']));
  for (const section of sections()) see(section);
  expect(tracked.map(({ kind }) => kind)).toEqual(['sectionViewed', 'sectionViewed']);
  expect(disconnected).not.toHaveBeenCalled();
  cleanup();
  expect(disconnected).toHaveBeenCalled();
});
