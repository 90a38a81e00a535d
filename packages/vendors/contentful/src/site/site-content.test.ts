import { describe, expect, it, test } from 'vitest';
import { readSite } from './site-content.ts';

const entry = (id: string, contentType: string, fields: object) => ({
  sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', id: contentType } } },
  fields,
});
const picture = (url = '//images.ctfassets.net/a.webp', contentType = 'image/webp') => ({
  sys: { id: 'a', type: 'Asset' },
  fields: { file: { url, contentType, details: { image: { width: 1600, height: 900 } } } },
});
const rain = entry('range-rain', 'rangePage', { slug: 'rain', title: 'Rain' });
const words = { title: 'Title' };
const MIDDLE = { x: 0.25, y: 0.75 };
const facts = entry('facts', 'facts', { ...words, facts: [{ title: 'a', text: 'b' }] });

/** A front page with these modules and a last one that is whole. */
function readHome(...modules: readonly unknown[]) {
  const home = entry('home', 'homePage', { ...words, modules: [...modules, facts] });
  const { homePages, faults } = readSite([home]);
  return { modules: homePages[0]?.modules.map(({ module }) => module) ?? [], faults };
}

describe('a module that cannot be shown is left out and named, and the page stands', () => {
  const pdf = picture('//a/b.pdf', 'application/pdf');
  const page = entry('y', 'productPage', { slug: 'y' });
  test.each([
    ['of an unknown type', 'countdown', words, 'is a "countdown", which is no module'],
    ['of a type like a property of objects', 'constructor', {}, /which is no module/],
    ['a hero without a title', 'hero', {}, 'has no title'],
    ['a hero whose title is no text', 'hero', { title: 7 }, 'has no title'],
    ['a call without a title', 'salonCall', { title: ' ' }, 'has no title'],
    ['media without anything to see', 'mediaComponent', {}, /neither a picture nor a/],
    ['media whose picture is a letter', 'mediaComponent', { desktopImage: 'a' }, /neither/],
    ['media whose picture is a document', 'mediaComponent', { desktopImage: pdf }, /neither/],
    ['a row of nothing', 'productRow', words, /neither "bestsellers" as its source nor/],
    ['a row of a page', 'productRow', { ...words, collection: page }, /nor a collection/],
    ['a band without a range', 'rangeBand', words, 'has no range'],
    ['a band without a title', 'rangeBand', { range: rain }, 'has no title'],
    ['tiles without ranges', 'rangeTiles', { ...words, ranges: 'rain' }, 'has no ranges'],
    ['a text without a document', 'textModule', { body: '<p>' }, 'has no rich text'],
    ['facts that are none', 'facts', { ...words, facts: [{ title: 'a' }, 7] }, 'has no facts'],
  ])('%s', (_what, type, fields, reason) => {
    const broken = entry('x', type, fields);
    const { modules, faults } = readHome(broken);
    expect(modules).toHaveLength(1);
    expect(faults).toEqual([{ entryId: 'x', reason: expect.stringMatching(reason) }]);
  });

  test.each([[null], [7], [{}], [{ sys: { type: 'Link', id: 'gone' } }]])(
    'what is no entry: %o',
    (broken) => {
      const { modules, faults } = readHome(broken);
      expect(modules).toHaveLength(1);
      expect(faults).toEqual([{ entryId: 'home', reason: 'lists a module that is no entry' }]);
    },
  );

  it('and so it is with pages', () => {
    const site = readSite([
      entry('1', 'generalPage', words),
      entry('2', 'generalPage', { ...words, slug: 'about', modules: 'none' }),
      entry('3', 'menu', {}),
      7,
    ]);
    expect(site.generalPages).toEqual([
      { id: '2', slug: 'about', title: 'Title', description: null, keywords: null, modules: [] },
    ]);
    expect(site.faults.map(({ entryId }) => entryId)).toEqual(['1', '3']);
  });
});

describe('the media component', () => {
  const mediaOf = (fields: object) => {
    const [module] = readHome(entry('m', 'mediaComponent', fields)).modules;
    return module?.kind === 'media' ? module.media : null;
  };
  const whole = { desktopImage: picture() };

  it('has every field that spec §3 lists', () => {
    const video = picture('//videos.ctfassets.net/v.mp4', 'video/mp4');
    const media = mediaOf({
      ...whole,
      type: 'Video',
      mobileImage: picture('//images.ctfassets.net/m.webp'),
      thumbnails: [picture('//images.ctfassets.net/t.webp'), null],
      video,
      videoAspectRatio: '16:9',
      focalPoint: { x: 0, y: 1 },
      altText: 'A comb',
      externalLink: 'https://x.example/',
    });
    expect(media).toEqual({
      title: null,
      type: 'video',
      altText: 'A comb',
      desktopImage: { url: '//images.ctfassets.net/a.webp', width: 1600, height: 900 },
      mobileImage: { url: '//images.ctfassets.net/m.webp', width: 1600, height: 900 },
      thumbnails: [{ url: '//images.ctfassets.net/t.webp', width: 1600, height: 900 }],
      video: { url: '//videos.ctfassets.net/v.mp4', contentType: 'video/mp4' },
      videoAspectRatio: { width: 16, height: 9 },
      focalPoint: { x: 0, y: 1 },
      link: { kind: 'external', url: 'https://x.example/' },
    });
  });

  test.each([
    ['generalPage', { kind: 'general', slug: 'a' }],
    ['productPage', { kind: 'product', slug: 'a' }],
    ['productBundlePage', { kind: 'bundle', slug: 'a' }],
    ['rangePage', { kind: 'collection', slug: 'a' }],
    ['collectionPage', { kind: 'collection', slug: 'a' }],
    ['hero', { kind: 'external', url: 'https://x.example/' }],
  ])('leads to a %s by its slug, before any other site', (type, target) => {
    const link = entry('l', type, { slug: 'a' });
    expect(mediaOf({ ...whole, link, externalLink: 'https://x.example/' })?.link).toEqual(target);
  });

  test.each([
    [{ x: -0.01, y: 0.5 }, null],
    [{ x: 0.5, y: 1.01 }, null],
    [{ x: '0.5', y: 0.5 }, null],
    [MIDDLE, MIDDLE],
  ])('with the focal point %o', (focalPoint, read) => {
    expect(mediaOf({ ...whole, focalPoint })?.focalPoint).toEqual(read);
  });

  test.each([
    ['4:3', { width: 4, height: 3 }],
    ['1.85 : 1', { width: 1.85, height: 1 }],
    ['9/16', { width: 9, height: 16 }],
    ['16:0', null],
    ['wide', null],
  ])('with the aspect ratio %s', (videoAspectRatio, ratio) => {
    expect(mediaOf({ ...whole, videoAspectRatio })?.videoAspectRatio).toEqual(ratio);
  });

  it('shows its picture where its type says so, and where the video is none', () => {
    const video = picture('//videos.ctfassets.net/v.mp4', 'video/mp4');
    expect(mediaOf({ ...whole, type: 'image', video })?.video).toBeNull();
    expect(mediaOf({ ...whole, type: 'video', video: picture() })?.type).toBe('image');
  });
});

it('a menu leaves out what has no words or leads nowhere, and ends where it contains itself', () => {
  const items: unknown[] = [];
  const circle = entry('c', 'link', { title: 'Round', path: '/shop', items });
  items.push(circle, entry('n', 'link', { title: 'Nowhere' }), entry('w', 'link', {}));
  const { menus } = readSite([entry('m', 'menu', { slug: 'main', items: [circle] })]);
  const round = (below: readonly object[]) => ({
    title: 'Round',
    target: { kind: 'path', path: '/shop' },
    items: below,
  });
  expect(menus).toEqual([
    { id: 'm', slug: 'main', markets: [], items: [round([round([round([])])])] },
  ]);
});
