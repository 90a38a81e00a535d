import type { MetaobjectDefinition } from './metaobject.ts';
import type { MetaobjectFields } from './metaobject-rows.ts';

const MAX_HANDLE = 255;
const HANDLE = /^[\p{L}\p{N}_-]+$/u;
const GENERATED = /-([a-z\d]{8})$/;

export interface HandleFault {
  readonly code: 'BLANK' | 'INVALID' | 'TOO_LONG';
  readonly message: string;
}

/** Returns what is wrong with a handle, in Shopify's words. */
export function handleFaults(handle: string): readonly HandleFault[] {
  if (handle.length > MAX_HANDLE) {
    return [
      { code: 'TOO_LONG', message: `Handle is too long (maximum is ${MAX_HANDLE} characters)` },
    ];
  }
  const blank: HandleFault = { code: 'BLANK', message: "Handle can't be blank" };
  const invalid: HandleFault = { code: 'INVALID', message: 'Handle is invalid' };
  return [...(handle === '' ? [blank] : []), ...(HANDLE.test(handle) ? [] : [invalid])];
}

/** Returns the handle of an entry that comes without one: its name, or its type and a token. */
export function handleOfNew(
  definition: Pick<MetaobjectDefinition, 'type' | 'displayNameKey'>,
  fields: MetaobjectFields,
  token: string,
): string {
  const name = fields[definition.displayNameKey ?? ''] ?? '';
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const handle = words.join('-').slice(0, MAX_HANDLE);
  return handle === '' ? `${stemOf(definition.type)}-${token.slice(0, 8)}` : handle;
}

/** Returns the handle itself, or the first of `handle-1`, `handle-2`, … that is free. */
export function freeHandle(handle: string, isTaken: (handle: string) => boolean): string {
  let free = handle;
  for (let count = 1; isTaken(free); count += 1) free = `${handle}-${count}`;
  return free;
}

/** Returns the field that the definition names, or the handle as words; a generated one by the definition's name. */
export function displayNameOf(
  { displayNameKey, name, type }: Pick<MetaobjectDefinition, 'displayNameKey' | 'name' | 'type'>,
  { fields, handle }: { readonly fields: MetaobjectFields; readonly handle: string },
): string {
  const own = fields[displayNameKey ?? ''];
  if (own !== undefined) return own;
  const [, number] = GENERATED.exec(handle) ?? [];
  if (number !== undefined && handle === `${stemOf(type)}-${number}`) {
    return `${name} #${number.toUpperCase()}`;
  }
  return handle
    .split(/[-_]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function stemOf(type: string): string {
  return type.replace('$app:', '').replaceAll('_', '-');
}
