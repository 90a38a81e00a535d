import type { Dice } from './dice.ts';
import { DOORS, type Door } from './doors.ts';
import { ODD_TEXTS, oddJson } from './odd-values.ts';

export interface OddRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const KNOWN = [
  'nl-NL',
  'productPage',
  'fields.slug',
  '-sys.updatedAt',
  '5',
  '100',
  'webp',
  'fill',
  'DEMONL',
];

/** One request: mostly to where something is, with what need not make sense. */
export function oddRequest(
  dice: Dice,
  cart: { readonly token: string; readonly key: string },
): OddRequest {
  const door = dice.pick(DOORS) ?? { method: 'GET', path: '/' };
  const pieces = door.path.replace('{cart}', cart.token).split('/');
  if (dice.percent(15)) pieces[dice.below(pieces.length)] = encoded(dice);
  const pairs = (door.parameters ?? [])
    .filter(() => dice.percent(40))
    .map((name) => {
      if (name === 'key' && dice.percent(70)) return `key=${cart.key}`;
      const text = dice.percent(50) ? encodeURIComponent(dice.pick(KNOWN) ?? '') : encoded(dice);
      return `${dice.percent(5) ? encoded(dice) : name}=${text}`;
    });
  const method = dice.percent(4)
    ? (dice.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) ?? '')
    : door.method;
  const url = `http://localhost:4010/${pieces.join('/').replace(/^\/+/, '')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
  const form = door.fields !== undefined;
  const headers = {
    ...(dice.percent(97) && door.headers),
    'content-type': dice.percent(95)
      ? form
        ? 'application/x-www-form-urlencoded'
        : 'application/json'
      : (dice.pick(['text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data', 'a']) ??
        ''),
    ...(dice.percent(50) && { origin: 'http://localhost:4010', 'sec-fetch-site': 'same-origin' }),
    ...(dice.percent(10) && {
      'accept-language': dice.pick(['nl', '*', ';;q=,', 'x'.repeat(500)]) ?? '',
    }),
  };
  return {
    method,
    url,
    headers,
    body: method === 'GET' || method === 'HEAD' ? null : bodyOf(door, dice),
  };
}

function bodyOf({ fields, json }: Door, dice: Dice): string {
  if (dice.percent(2))
    return dice.pick(['', '{', 'null', '[]', '[1]', `${'['.repeat(5_000)}`, '\u0000']) ?? '';
  if (fields !== undefined) {
    const pairs = fields
      .filter(() => dice.percent(70))
      .map((name): [string, string] => [name, dice.pick(ODD_TEXTS)?.toWellFormed() ?? '']);
    return new URLSearchParams(pairs).toString();
  }
  return JSON.stringify(spoiled(json ?? {}, dice, 0));
}

/** The same value, with an odd one in place of some part of it. */
function spoiled(value: unknown, dice: Dice, depth: number): unknown {
  if (dice.percent(6)) return oddJson(dice);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => spoiled(part, dice, depth + 1));
    return dice.percent(3) ? Array.from({ length: 300 }, () => parts[0]) : parts;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (dice.percent(3)) return [];
      return [
        [dice.percent(2) ? (dice.pick(ODD_TEXTS) ?? '') : name, spoiled(part, dice, depth + 1)],
      ];
    }),
  );
}

function encoded(dice: Dice): string {
  const text = dice.pick(ODD_TEXTS)?.toWellFormed() ?? '';
  return dice.percent(80) ? encodeURIComponent(text) : text.replaceAll(/[\s\p{Cc}#?/\\]/gu, '');
}
