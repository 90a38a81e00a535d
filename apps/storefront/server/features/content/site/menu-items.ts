import type { ContentLink } from '@lokke/contentful';
import type { MenuItem } from '@lokke/contract/ports';
import { linkHref } from './link-href.ts';
import { type Facts, fillFacts } from './placeholders.ts';

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

function addressOf(url: string, { protocol }: MenuContext): string {
  return url.startsWith('//') ? `${protocol}${url}` : url;
}
