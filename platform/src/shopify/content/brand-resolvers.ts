import type { Brand } from '@lokke/brand';
import { type GraphqlContext, gid, type ResolverMap, SHOP_KEYS } from '../../protocol/index.ts';
import { pageAssetHref } from '../../protocol/pages/index.ts';
import { type GraphqlImage, mediaOf } from '../catalogue/index.ts';
import { shopDescription, shopSlogan } from './shop-resolvers.ts';

interface GraphqlBrand {
  readonly __typename: 'Brand';
  readonly brand: Brand;
}

/** Numbers beside those of products' pictures, which count from 1. */
const FIRST_NUMBER = 9_000_000_000;
const PICTURES = ['mark', 'favicon', 'preview'] as const;

/** The file of each, where the brand has one: its mark may be mere text. */
function fileOf({ mark, favicon, preview }: Brand, kind: (typeof PICTURES)[number]): string | null {
  if (kind === 'mark') return 'svg' in mark ? mark.svg : null;
  return kind === 'favicon' ? favicon : preview.file;
}

/** A picture of the brand's folder, as a file of the shop. */
function pictureOf({ brand, origin, shop }: GraphqlContext, kind: (typeof PICTURES)[number]) {
  const file = fileOf(brand, kind);
  if (file === null) return null;
  const size = kind === 'preview' ? brand.preview : null;
  const number = FIRST_NUMBER + SHOP_KEYS.indexOf(shop.key) * 10 + PICTURES.indexOf(kind);
  const image: GraphqlImage = {
    __typename: 'Image',
    id: gid('ImageSource', number),
    altText: brand.name,
    width: size?.widthInPx ?? null,
    height: size?.heightInPx ?? null,
    thumbhash: null,
    plainUrl: `${origin}${pageAssetHref(brand, file)}`,
  };
  return mediaOf(image);
}

/** Answers from the brand's folder. */
export const brandResolvers: ResolverMap = {
  Shop: {
    brand: (_source, _args, { brand }): GraphqlBrand => ({ __typename: 'Brand', brand }),
  },
  Brand: {
    colors({ brand: { tokens } }: GraphqlBrand) {
      const { colours } = tokens;
      return {
        primary: [{ background: colours.action, foreground: colours['on-action'] }],
        secondary: [{ background: colours.mist, foreground: colours.ink }],
      };
    },
    logo: (_source, _args, context) => pictureOf(context, 'mark'),
    squareLogo: (_source, _args, context) => pictureOf(context, 'favicon'),
    coverImage: (_source, _args, context) => pictureOf(context, 'preview'),
    // The folder has no words; the shop has them.
    slogan: (_source, _args, context) => shopSlogan(context),
    shortDescription: (_source, _args, context) => shopDescription(context),
  },
};
