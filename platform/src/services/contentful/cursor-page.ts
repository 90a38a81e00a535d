import { ContentApiError } from './content-api-error.ts';

/** Beginning of a page of a list, when it is asked for by a cursor. */
export interface CursorPage {
  readonly offset: number;
}

const TOKEN = /^\d{1,9}$/;

/** The page that `cursor=true` asks for, by `pageNext` or `pagePrev` or the first; null for pages by number. */
export function cursorPageOf(parameters: URLSearchParams): CursorPage | null {
  if (parameters.get('cursor') !== 'true') return null;
  const name = parameters.has('pageNext') ? 'pageNext' : 'pagePrev';
  const token = parameters.get(name);
  if (token === null) return { offset: 0 };
  const offset = Buffer.from(token, 'base64url').toString();
  if (!TOKEN.test(offset)) {
    throw ContentApiError.invalidQuery('unknown', name, 'The cursor is not valid.');
  }
  return { offset: Number(offset) };
}

/** Addresses of the pages beside this one, with the same question. */
export function pagesBeside(
  path: string,
  parameters: URLSearchParams,
  { offset, limit, total }: CursorPage & { readonly limit: number; readonly total: number },
): Readonly<Record<string, string>> {
  const address = (name: 'pageNext' | 'pagePrev', start: number) => {
    const question = new URLSearchParams(parameters);
    for (const known of ['pageNext', 'pagePrev', 'access_token']) question.delete(known);
    question.set(name, Buffer.from(String(start)).toString('base64url'));
    return `${path}?${question}`;
  };
  return {
    ...(offset + limit < total && { next: address('pageNext', offset + limit) }),
    ...(offset > 0 && { prev: address('pagePrev', Math.max(0, offset - limit)) }),
  };
}
