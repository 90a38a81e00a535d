import type { Catalogue } from '../generator/source.ts';
import { type ContentEntry, linkTo, same } from './entry.ts';
import { textsByLanguage } from './locales.ts';
import { homeTexts } from './texts/home/index.ts';
import type { HomeTexts } from './texts/home-texts.ts';

/** One text of the front page in every language. */
export function homeText<T>(pick: (texts: HomeTexts) => T): Record<string, T> {
  return textsByLanguage((language) => pick(homeTexts[language]));
}

interface Target {
  readonly page?: string;
  readonly path?: string;
}

function link(id: string, title: Record<string, string>, { page, path }: Target): ContentEntry {
  const target = page === undefined ? { path: same(path) } : { page: same(linkTo(page)) };
  return { id, contentType: 'link', fields: { name: same(id), title, ...target } };
}

const linksTo = (...ids: readonly string[]) => same(ids.map((id) => linkTo(id)));

/** The front page, module by module. */
export function homeEntries({ ranges }: Catalogue): readonly ContentEntry[] {
  const modules: readonly ContentEntry[] = [
    {
      id: 'home-hero',
      contentType: 'hero',
      fields: {
        title: homeText(({ hero }) => hero.title),
        text: homeText(({ hero }) => hero.text),
        media: same(linkTo('media-hero')),
        actions: linksTo('link-bestsellers', 'link-routines'),
      },
    },
    {
      id: 'home-bestsellers',
      contentType: 'productRow',
      fields: {
        title: homeText(({ bestSellers }) => bestSellers.title),
        source: same('bestsellers'),
        count: same(4),
        link: same(linkTo('link-all-products')),
      },
    },
    {
      id: 'home-rain',
      contentType: 'rangeBand',
      fields: {
        title: homeText(({ band }) => band.title),
        text: homeText(({ band }) => band.text),
        range: same(linkTo('range-rain')),
        media: same(linkTo('media-strands-rain')),
        actions: linksTo('link-rain'),
      },
    },
    {
      id: 'home-ranges',
      contentType: 'rangeTiles',
      fields: {
        title: homeText((texts) => texts.ranges),
        ranges: linksTo(...ranges.map(({ handle }) => `range-${handle}`)),
      },
    },
    {
      id: 'home-routines',
      contentType: 'productRow',
      fields: {
        title: homeText(({ routines }) => routines.title),
        source: same('collection'),
        collection: same(linkTo('collection-bundles')),
        count: same(3),
        isLying: same(true),
        link: same(linkTo('link-all-routines')),
        actions: linksTo('link-build-routine'),
      },
    },
    {
      id: 'home-salon',
      contentType: 'salonCall',
      fields: {
        title: homeText(({ salon }) => salon.title),
        text: homeText(({ salon }) => salon.text),
        actions: linksTo('link-salon-call'),
      },
    },
    {
      id: 'home-facts',
      contentType: 'facts',
      fields: {
        title: homeText(({ facts }) => facts.title),
        facts: homeText(({ facts }) => facts.facts),
      },
    },
    {
      id: 'home-newsletter',
      contentType: 'newsletter',
      fields: {
        title: homeText(({ newsletter }) => newsletter.title),
        text: homeText(({ newsletter }) => newsletter.text),
        label: homeText(({ newsletter }) => newsletter.label),
        button: homeText(({ newsletter }) => newsletter.button),
        note: homeText(({ newsletter }) => newsletter.note),
        thanks: homeText(({ newsletter }) => newsletter.thanks),
        actions: linksTo('link-newsletter-privacy'),
      },
    },
  ];
  return [
    {
      id: 'home',
      contentType: 'homePage',
      fields: {
        name: same('Home'),
        title: homeText(({ title }) => title),
        description: homeText(({ description }) => description),
        modules: linksTo(...modules.map(({ id }) => id)),
      },
    },
    ...modules.map(({ fields, ...entry }) => ({
      ...entry,
      fields: { name: same(entry.id), ...fields },
    })),
    media(
      'media-hero',
      { desktop: 'hero-desktop', mobile: 'hero-mobile' },
      homeText(({ hero }) => hero.alt),
    ),
    media('media-strands-rain', { desktop: 'strands-rain', mobile: null }, {}),
    link(
      'link-bestsellers',
      homeText(({ hero }) => hero.bestSellers),
      {
        path: '/shop?sortOption=sortByPopularity',
      },
    ),
    link(
      'link-routines',
      homeText(({ hero }) => hero.routines),
      { page: 'collection-bundles' },
    ),
    link(
      'link-all-products',
      homeText(({ bestSellers }) => bestSellers.all),
      { path: '/shop' },
    ),
    link(
      'link-rain',
      homeText(({ band }) => band.action),
      { page: 'range-rain' },
    ),
    link(
      'link-all-routines',
      homeText(({ routines }) => routines.all),
      { page: 'collection-bundles' },
    ),
    link(
      'link-build-routine',
      homeText(({ routines }) => routines.build),
      { path: '/routine' },
    ),
    link(
      'link-newsletter-privacy',
      homeText(({ newsletter }) => newsletter.privacy),
      { page: 'page-privacy' },
    ),
    link(
      'link-salon-call',
      homeText(({ salon }) => salon.action),
      { path: '/salon/' },
    ),
  ];
}

function media(
  id: string,
  { desktop, mobile }: { readonly desktop: string; readonly mobile: string | null },
  altText: Record<string, string>,
): ContentEntry {
  return {
    id,
    contentType: 'mediaComponent',
    fields: {
      name: same(id),
      type: same('image'),
      desktopImage: same(linkTo(`picture-${desktop}`, 'Asset')),
      mobileImage: mobile === null ? {} : same(linkTo(`picture-${mobile}`, 'Asset')),
      focalPoint: same({ x: 0.5, y: 0.5 }),
      altText,
    },
  };
}
