import type { Store } from '../../store/index.ts';
import { ContentApiError } from './content-api-error.ts';
import { contentTypeOf, isRecord, type JsonRecord, makeLink } from './entity.ts';
import { type Deletion, readDeletions } from './entity-store.ts';
import { ALL_LOCALES, type Delivery, serializeEntity } from './serialize-entity.ts';

interface Token {
  /** The change up to which the reader knows everything. */
  readonly since: number;
  /** The change at which this round began, on its later pages: what changes meanwhile belongs to the next one. */
  readonly until: number | null;
  readonly skip: number;
  readonly type: string;
  readonly contentType: string | null;
}

const TYPES = ['all', 'Asset', 'Entry', 'Deletion', 'DeletedAsset', 'DeletedEntry'];
const PAGE_SIZE = 1000;

/** Everything at first, afterwards what changed since; each answer names where the next one starts. */
export function syncPage(
  parameters: URLSearchParams,
  store: Store,
  delivery: Delivery,
): JsonRecord {
  const token = tokenOf(parameters);
  const changed = changedItems(token, { ...delivery, locale: ALL_LOCALES });
  const deleted = token.since === 0 ? [] : deletions(token, store, delivery);
  const items = [...changed, ...deleted];
  const until = token.until ?? delivery.space.change;
  const end = token.skip + PAGE_SIZE;
  const next =
    end < items.length
      ? { nextPageUrl: urlOf({ ...token, until, skip: end }, delivery) }
      : { nextSyncUrl: urlOf({ ...token, since: until, until: null, skip: 0 }, delivery) };
  return { sys: { type: 'Array' }, items: items.slice(token.skip, end), ...next };
}

function changedItems({ since, type, contentType }: Token, delivery: Delivery) {
  return (['Entry', 'Asset'] as const)
    .filter((kind) => type === 'all' || type === kind)
    .flatMap((kind) => delivery.space.all(kind))
    .filter((entity) => entity.change > since)
    .filter((entity) => contentType === null || contentTypeOf(entity) === contentType)
    .map((entity) => serializeEntity(entity, delivery));
}

function deletions({ since, type }: Token, store: Store, { place }: Delivery): JsonRecord[] {
  return readDeletions(store.read, since)
    .filter(({ kind }) => kind === 'Entry' || kind === 'Asset')
    .filter(({ kind }) => ['all', 'Deletion', `Deleted${kind}`].includes(type))
    .map(({ kind, id, deletedAt }: Deletion) => ({
      sys: {
        type: `Deleted${kind}`,
        id,
        space: makeLink({ linkType: 'Space', id: place.spaceId }),
        environment: makeLink({ linkType: 'Environment', id: place.environmentId }),
        revision: 1,
        createdAt: deletedAt,
        updatedAt: deletedAt,
        deletedAt,
      },
    }));
}

function tokenOf(parameters: URLSearchParams): Token {
  const text = parameters.get('sync_token');
  if (text !== null) return readToken(text);
  if (parameters.get('initial') !== 'true') {
    throw ContentApiError.invalidQuery(
      'initial',
      null,
      'Send either initial=true or a sync_token.',
    );
  }
  const type = parameters.get('type') ?? 'all';
  if (!TYPES.includes(type)) {
    throw ContentApiError.invalidQuery('type', type, `type must be one of ${TYPES.join(', ')}.`);
  }
  return { since: 0, until: null, skip: 0, type, contentType: parameters.get('content_type') };
}

function readToken(text: string): Token {
  const value = parseToken(text);
  if (isRecord(value)) {
    const { since = null, until = null, skip = null, type = null, contentType = null } = value;
    if (
      typeof since === 'number' &&
      (until === null || typeof until === 'number') &&
      typeof skip === 'number' &&
      typeof type === 'string' &&
      (contentType === null || typeof contentType === 'string')
    ) {
      return { since, until, skip, type, contentType };
    }
  }
  throw ContentApiError.invalidQuery('sync_token', text, 'The sync token is invalid.');
}

function parseToken(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

function urlOf(token: Token, { place }: Delivery): string {
  const { origin, spaceId, environmentId } = place;
  const text = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${origin}/contentful/spaces/${spaceId}/environments/${environmentId}/sync?sync_token=${text}`;
}
