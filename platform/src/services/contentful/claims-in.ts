import { greenClaimsIn } from '@lokke/brand';
import { isRecord, type Json, localizedValues } from './entity.ts';
import type { ExportedEntity } from './parse-export.ts';

/** Sentences about environmental claims in entries, by the words of each locale's language (docs/law.md). */
export function claimsIn(entities: readonly ExportedEntity[]): readonly string[] {
  return entities.flatMap((entity) => {
    if (entity.kind !== 'Entry') return [];
    return localizedValues(entity).flatMap(({ field, locale, value }) => {
      const [language = ''] = locale.split('-');
      const claims = greenClaimsIn(textsIn(value).join('\n'), language);
      return claims.length === 0
        ? []
        : [
            `entry ${entity.id}, ${field}, ${locale}: “${claims.join('”, “')}” needs proof beside it.`,
          ];
    });
  });
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(textsIn);
  const address = isRecord(value) ? addressOf(value) : null;
  return address === null ? inside : [`<a href="${address}">${inside.join(' ')}</a>`];
}

/** Address that a hyperlink of rich text leads to. */
function addressOf({ nodeType = null, data = null }: Readonly<Record<string, Json>>) {
  const { uri } = isRecord(data) ? data : {};
  return nodeType === 'hyperlink' && typeof uri === 'string' ? uri : null;
}
