import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';
import { cdnPicture } from './picture-source.ts';

const render = (changes: Partial<ComponentProps<typeof Picture>> = {}) =>
  renderToStaticMarkup(
    <Picture
      source={cdnPicture('https://cdn.example.com/a.webp')}
      alt="A bottle"
      width={960}
      height={1200}
      sizes="50vw"
      {...changes}
    />,
  );

test('a picture offers AVIF in its widths, one WebP for the rest, and keeps its place', () => {
  const html = render();
  expect(html).toMatch(
    /<source type="image\/avif" srcSet="[^"]*width=480&amp;format=avif 480w.*960w" sizes="50vw"/,
  );
  expect(html).toMatch(/<img src="[^"]*width=960&amp;format=webp" alt="A bottle"/);
  expect(html).toContain('width="960" height="1200" loading="lazy"');
});

test('it is never asked for wider than its original', () => {
  expect(render({ width: 640 })).not.toContain('960w');
});

test('only a picture that a visitor waits for is fetched early', () => {
  expect(render({ isPriority: true })).toContain('loading="eager" fetchPriority="high"');
  expect(render()).not.toContain('fetchPriority="high"');
});

test('a known average colour is its ground while it is on its way', () => {
  expect(render({ tint: '#d7d3db' })).toContain(' style="--tint:#d7d3db"');
  expect(render()).not.toContain('style=');
});
