import { createHmac } from 'node:crypto';
import { isSameSecret, type Shop } from '../../protocol/index.ts';

/** Uses of signed texts, so that none passes for another. */
type Purpose = 'login request' | 'known browser' | 'delivery';

function signatureOf({ key, customerClientSecret }: Shop, purpose: Purpose, text: string): string {
  return createHmac('sha256', customerClientSecret)
    .update(`${purpose} ${key} ${text}`)
    .digest('base64url');
}

/** Signs a text that comes back with the browser, so that nothing is stored of who only looks. */
export function sign(shop: Shop, purpose: Purpose, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(shop, purpose, text)}`;
}

/** Returns the text of a token that this shop signed for this purpose, else null. */
export function openSigned(shop: Shop, purpose: Purpose, token: string): string | null {
  const [content = '', signature = ''] = token.split('.');
  const text = Buffer.from(content, 'base64url').toString();
  return isSameSecret(signature, signatureOf(shop, purpose, text)) ? text : null;
}
