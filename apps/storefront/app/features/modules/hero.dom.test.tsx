import { NO_BRAND } from '@lokke/contract/ports';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteContext, useSite } from '../../shared/site/site.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { Hero } from './hero.tsx';

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
const MODULE = {
  id: 'hero',
  kind: 'hero',
  title: 'Lamps',
  text: null,
  media,
  actions: [],
} as const;

function HeroOf({ home }: { readonly home: 'scenes' | 'type' }) {
  const site = useSite();
  const brand = { ...NO_BRAND, style: { ...NO_BRAND.style, home } };
  return (
    <SiteContext value={{ ...site, brand }}>
      <Hero module={MODULE} isFirst />
    </SiteContext>
  );
}

test.each([
  ['type', true],
  ['scenes', false],
] as const)(
  'words over a picture under a brand of %s have a ground: %s',
  async (home, expected) => {
    await renderInShop(<HeroOf home={home} />);
    const section = screen.getByRole('heading', { name: 'Lamps' }).closest('section');
    expect(section?.hasAttribute('data-grounded')).toBe(expected);
    const sources = [...(section?.querySelectorAll('source') ?? [])];
    const widths = [480, 640, 780, 960, 1280];
    const set = widths.map((one) => `${image.url}?w=${one}&fm=avif ${one}w`).join(', ');
    expect(sources.map(({ srcset }) => srcset)).toEqual([set]);
  },
);
