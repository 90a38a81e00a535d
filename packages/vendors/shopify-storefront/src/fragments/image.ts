import { fragment } from '../client/document.ts';

export const IMAGE = fragment(`
fragment ImageParts on Image {
  url
  altText
  width
  height
}
`);
