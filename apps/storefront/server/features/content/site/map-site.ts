import {
  type ContentImage,
  type ContentLink,
  type ContentMedia,
  type ContentModule,
  type PromoContent,
  pageTargetOf,
} from '@lokke/contentful';
import type {
  MenuItem,
  PageModule,
  Popup,
  PromoTexts,
  SiteImage,
  SiteLink,
  SiteMedia,
} from '@lokke/contract/ports';
import { linkHref } from './link-href.ts';
import { type Facts, fillFacts, lacksFacts } from './placeholders.ts';
import { renderRichText } from './rich-text.ts';

interface ModuleContext extends MenuContext {
  readonly prefix: string;
  /** Newsletter modules are hidden without a newsletter. */
  readonly hasNewsletter: boolean;
}

/** Maps a content module to a market's page; null when nothing is left to show. */
export function pageModule(module: ContentModule, context: ModuleContext): PageModule | null {
  const fill = <T extends string | null>(text: T) =>
    text === null ? text : fillFacts(text, context.facts);
  switch (module.kind) {
    case 'hero':
    case 'salonCall':
    case 'rangeBand':
      return {
        ...module,
        title: fill(module.title),
        text: fill(module.text),
        actions: siteLinks(module.actions),
        media: module.media && siteMedia(module.media, context),
      };
    case 'productRow': {
      const [link = null] = siteLinks(module.link === null ? [] : [module.link]);
      return {
        ...module,
        title: fill(module.title),
        link,
        actions: siteLinks(module.actions),
      };
    }
    case 'media':
      return { ...module, media: siteMedia(module.media, context) };
    case 'rangeTiles': {
      const ranges = module.ranges.map(({ slug, title }) => ({ handle: slug, title }));
      return { ...module, title: fill(module.title), ranges };
    }
    case 'facts': {
      const facts = module.facts.map(({ title, text }) => ({
        title: fill(title),
        text: fill(text),
      }));
      return { ...module, title: fill(module.title), facts };
    }
    case 'questions': {
      // An answer that needs a fact this market lacks would be none.
      const known = module.questions.filter(({ answer }) => !lacksFacts(answer, context.facts));
      const questions = known.map(({ id, question, answer, link }) => ({
        id,
        question: fill(question),
        answer: fill(answer),
        link: siteLinks(link === null ? [] : [link])[0] ?? null,
      }));
      return questions.length === 0 ? null : { ...module, title: fill(module.title), questions };
    }
    case 'newsletter':
      return context.hasNewsletter ? { ...module, actions: siteLinks(module.actions) } : null;
    case 'text': {
      const html = renderRichText(module.body, {
        ...context,
        pathOfEntry: (entry) => linkHref(pageTargetOf(entry)),
      });
      return html === '' ? null : { kind: 'text', id: module.id, html };
    }
  }
}

function siteLinks(links: readonly ContentLink[]): readonly SiteLink[] {
  return links.flatMap(({ title, target }) => {
    const href = linkHref(target);
    return href === null ? [] : [{ title, href }];
  });
}

function siteMedia(media: ContentMedia, context: ModuleContext): SiteMedia {
  const image = (of: ContentImage | null): SiteImage | null =>
    of === null ? null : { ...of, url: addressOf(of.url, context) };
  const { videoAspectRatio: ratio, focalPoint: point, video, thumbnails } = media;
  const desktop = image(media.desktopImage);
  const poster = image(thumbnails[0] ?? null) ?? desktop;
  return {
    title: media.title,
    alt: media.altText,
    desktop,
    mobile: image(media.mobileImage),
    video: video && {
      url: addressOf(video.url, context),
      contentType: video.contentType,
      aspectRatio: ratio && `${ratio.width} / ${ratio.height}`,
      posterUrl: poster?.url ?? null,
    },
    focus: point && `${percent(point.x)} ${percent(point.y)}`,
    href: linkHref(media.link),
  };
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

interface MenuContext {
  readonly facts: Facts;
  /** Protocol for Contentful's protocol-relative asset URLs. */
  readonly protocol: string;
}

/** Maps links to a menu; one without a target stays only as a heading of others. */
export function menuItems(
  links: readonly ContentLink[],
  context: MenuContext,
): readonly MenuItem[] {
  return links.flatMap(({ title, target, image, items }) => {
    const [path, below] = [linkHref(target), menuItems(items, context)];
    if (path === null && below.length === 0) return [];
    return [
      {
        title: fillFacts(title, context.facts),
        path: path ?? '',
        ...(image !== undefined && { picture: { ...image, url: addressOf(image.url, context) } }),
        items: below,
      },
    ];
  });
}

function addressOf(url: string, { protocol }: Pick<MenuContext, 'protocol'>): string {
  return url.startsWith('//') ? `${protocol}${url}` : url;
}

/** Promotion texts of a market from the content. */
export function promoTexts({ freeItem, popups, markets, ...settings }: PromoContent): PromoTexts {
  const popup = (key: keyof PromoTexts['popups']): Popup | null => {
    const found = popups.find((one) => one.key === key);
    return found === undefined ? null : { title: found.title, text: found.text };
  };
  return {
    ...settings,
    freeItemHandle: freeItem,
    popups: {
      freeTravelSize: popup('freeTravelSize'),
      noKickbackFee: popup('noKickbackFee'),
    },
  };
}
