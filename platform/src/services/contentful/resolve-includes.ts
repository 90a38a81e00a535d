import { type Json, type JsonRecord, linksIn } from './entity.ts';
import { type Delivery, serializeEntity } from './serialize-entity.ts';

export interface Included {
  readonly includes: {
    readonly Entry?: readonly JsonRecord[];
    readonly Asset?: readonly JsonRecord[];
  };
  readonly errors: readonly JsonRecord[];
}

/** Resolves links level by level, each entity once; unresolvable links become errors. */
export function resolveIncludes(
  items: readonly JsonRecord[],
  depth: number,
  delivery: Delivery,
): Included {
  const seen = new Set(items.map((item) => keyOf(item)));
  const found: { Entry: JsonRecord[]; Asset: JsonRecord[] } = { Entry: [], Asset: [] };
  const errors: JsonRecord[] = [];
  let level = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: JsonRecord[] = [];
    for (const { linkType, id } of level.flatMap((item) => linksIn(item['fields'] ?? null))) {
      if (linkType !== 'Entry' && linkType !== 'Asset') continue;
      const key = `${linkType} ${id}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const target = delivery.space.find(linkType, id);
      if (target === null) {
        errors.push(notResolvable(linkType, id));
        continue;
      }
      const delivered = serializeEntity(target, delivery);
      found[linkType].push(delivered);
      next.push(delivered);
    }
    level = next;
  }
  return {
    includes: {
      ...(found.Entry.length > 0 ? { Entry: found.Entry } : {}),
      ...(found.Asset.length > 0 ? { Asset: found.Asset } : {}),
    },
    errors,
  };
}

function keyOf({ sys = null }: JsonRecord): string {
  const { type = null, id = null }: Readonly<Record<string, Json>> =
    typeof sys === 'object' && sys !== null && 'id' in sys ? sys : {};
  return `${type} ${id}`;
}

function notResolvable(linkType: string, id: string): JsonRecord {
  return {
    sys: { id: 'notResolvable', type: 'error' },
    details: { type: 'Link', linkType, id },
  };
}
