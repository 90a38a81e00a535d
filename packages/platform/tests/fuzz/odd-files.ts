import type { Dice } from './dice.ts';
import { ODD_TEXTS, oddJson } from './odd-values.ts';

/** A text with some of it gone, doubled, moved or replaced. */
export function spoiledText(text: string, dice: Dice): string {
  let spoiled = text;
  for (let times = 1 + dice.below(4); times > 0; times -= 1) spoiled = spoilOnce(spoiled, dice);
  return spoiled;
}

function spoilOnce(text: string, dice: Dice): string {
  const from = dice.below(text.length + 1);
  const to = Math.min(text.length, from + dice.below(60));
  const odd = dice.pick(ODD_TEXTS) ?? '';
  switch (dice.below(6)) {
    case 0:
      return text.slice(0, from) + text.slice(to);
    case 1:
      return text.slice(0, from) + odd + text.slice(to);
    case 2:
      return (
        text.slice(0, from) +
        (dice.pick(['"', ',', '\n', '\r', ';', '\t', '{', ']', '\ufeff']) ?? '') +
        text.slice(from)
      );
    case 3:
      return text.slice(0, from) + text.slice(from, to).repeat(3) + text.slice(to);
    case 4: {
      const lines = text.split('\n');
      const [line = ''] = lines.splice(dice.below(lines.length), 1);
      lines.splice(dice.below(lines.length + 1), 0, line);
      return lines.join('\n');
    }
    default:
      return dice.percent(20)
        ? text.slice(0, from)
        : text.replaceAll(dice.pick(['"', ',', ':', 'e']) ?? '', odd.slice(0, 3));
  }
}

/** A cell of a row, or a name in its header, that holds something else. */
export function spoiledCells(text: string, dice: Dice): string {
  const lines = text.split('\n');
  const at = dice.below(lines.length);
  const cells = (lines[at] ?? '').split(',');
  for (let times = 1 + dice.below(3); times > 0; times -= 1) {
    const odd = (dice.pick(ODD_TEXTS) ?? '').replaceAll('"', '""');
    cells[dice.below(cells.length)] = `"${odd}"`;
  }
  lines[at] = cells.join(',');
  return lines.join('\n');
}

/** The same value with odd ones in place of some of its parts. */
export function spoiledJson(value: unknown, dice: Dice, share = 2): unknown {
  if (dice.percent(share)) return oddJson(dice);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.filter(() => !dice.percent(share));
    return kept.map((part: unknown) => spoiledJson(part, dice, share));
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (dice.percent(share)) return [];
      const renamed = dice.percent(share) ? (dice.pick(ODD_TEXTS) ?? name) : name;
      return [[renamed, spoiledJson(part, dice, share)] as const];
    }),
  );
}
