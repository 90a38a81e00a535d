import { gid, parseGid } from '../../protocol/index.ts';
import { checkGid } from '../catalogue/index.ts';
import type { Cart } from './cart.ts';

export interface CartReference {
  readonly token: string;
  readonly key: string | null;
}

export function cartIdOf({ token, key }: Pick<Cart, 'token' | 'key'>): string {
  return `${gid('Cart', token)}?key=${key}`;
}

/** The id as somebody without the key may see it. */
export function keylessCartIdOf({ token }: Pick<Cart, 'token'>): string {
  return gid('Cart', token);
}

/** Null when the id is of something else than a cart; what is no global id at all is refused. */
export function parseCartId(value: string): CartReference | null {
  const parsed = parseGid(checkGid(value));
  if (parsed?.type !== 'Cart') return null;
  return { token: parsed.id, key: parsed.parameters.get('key') };
}

export function lineIdOf(lineId: string, { token }: Pick<Cart, 'token'>): string {
  return `${gid('CartLine', lineId)}?cart=${token}`;
}

/** The stored line id of a public one; null when it is of another cart. */
export function parseLineId(value: string, { token }: Pick<Cart, 'token'>): string {
  const parsed = parseGid(checkGid(value));
  const ofCart = parsed?.parameters.get('cart') ?? token;
  return parsed?.type === 'CartLine' && ofCart === token ? parsed.id : value;
}

const HEX_TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** A token in the shape of a uuid; tokens that a test injects in another shape stay as they are. */
export function uuidOfToken(token: string): string {
  return token.replace(HEX_TOKEN, '$1-$2-$3-$4-$5');
}
