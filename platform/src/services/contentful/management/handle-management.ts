import type { PlatformContext } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { isRecord, type JsonRecord, type Kind, makeLink, textAt } from '../entity.ts';
import {
  changeDraft,
  type DraftedKind,
  findManaged,
  listManaged,
  publish,
  saveAtOnce,
  saveDraft,
  versionOf,
} from './managed-entities.ts';
import { ManagementError } from './management-error.ts';
import { processFile } from './process-file.ts';

export interface ManagementRequest {
  readonly method: string;
  /** What follows the environment: `entries/hero/published`. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly body: unknown;
  /** Of `X-Contentful-Version`. */
  readonly version: number | null;
  /** Of `X-Contentful-Content-Type`. */
  readonly contentType: string | null;
  readonly place: { readonly spaceId: string; readonly environmentId: string };
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  content_types: 'ContentType',
  entries: 'Entry',
  assets: 'Asset',
  locales: 'Locale',
  tags: 'Tag',
};

/** Handles a request below a space's environment; null: there is nothing to say. */
export function handleManagement(
  context: Pick<PlatformContext, 'store' | 'now'>,
  request: ManagementRequest,
): Promise<JsonRecord | null> {
  const [resource = '', id, ...deeper] = request.path.split('/');
  const kind = Object.hasOwn(KIND_OF, resource) ? KIND_OF[resource] : undefined;
  if (kind === undefined) throw ManagementError.notFound('Resource', request.path);
  if (request.method === 'GET') {
    return Promise.resolve(read(context.store.read, kind, id, deeper, request));
  }
  return context.store.write((sql) => {
    const changed = change(sql, kind, { id, deeper, request, now: context.now().toISOString() });
    return changed === null ? null : shown(changed, request);
  });
}

function read(
  sql: Sql,
  kind: Kind,
  id: string | undefined,
  deeper: readonly string[],
  request: ManagementRequest,
): JsonRecord {
  if (deeper.length > 0) throw ManagementError.notFound('Resource', request.path);
  if (id === undefined) return listing(listManaged(sql, kind), request);
  const found = findManaged(sql, { kind, id });
  if (found === null) throw ManagementError.notFound(kind, id);
  return shown(found, request);
}

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

function listing(all: readonly JsonRecord[], request: ManagementRequest): JsonRecord {
  const { parameters } = request;
  const wanted = parameters.get('sys.id[in]')?.split(',');
  const found = all.filter(
    (content) => wanted === undefined || wanted.includes(textAt(content, 'sys', 'id') ?? ''),
  );
  const skip = wholeNumber(parameters, 'skip', 0);
  const limit = Math.min(MAX_LIMIT, wholeNumber(parameters, 'limit', DEFAULT_LIMIT));
  const items = found.slice(skip, skip + limit).map((content) => shown(content, request));
  return { sys: { type: 'Array' }, total: found.length, skip, limit, items };
}

function wholeNumber(parameters: URLSearchParams, name: string, usual: number): number {
  const given = parameters.get(name);
  if (given === null) return usual;
  if (!/^\d{1,9}$/.test(given)) throw ManagementError.badRequest(`${name} must be a whole number.`);
  return Number(given);
}

/** With the links and the version that editors' clients expect. */
function shown(content: JsonRecord, { place }: ManagementRequest): JsonRecord {
  const { sys } = content;
  return {
    ...content,
    sys: {
      ...(isRecord(sys) ? sys : {}),
      version: versionOf(content),
      space: makeLink({ linkType: 'Space', id: place.spaceId }),
      environment: makeLink({ linkType: 'Environment', id: place.environmentId }),
    },
  };
}

interface Change {
  readonly id: string | undefined;
  readonly deeper: readonly string[];
  readonly request: ManagementRequest;
  readonly now: string;
}

function change(sql: Sql, kind: Kind, { id, deeper, request, now }: Change): JsonRecord | null {
  const { method, path, version, contentType } = request;
  if (kind === 'Locale' || kind === 'Tag') {
    const isNew = method === 'POST' && id === undefined;
    if (deeper.length > 0 || !(isNew || method === 'PUT')) {
      throw ManagementError.notFound('Resource', path);
    }
    const body = bodyOf(request);
    // A locale is known by its code.
    const named = kind === 'Locale' ? textAt(body, 'code') : id;
    if (!named) throw ManagementError.invalid(`The ${kind} has no name.`);
    return saveAtOnce(sql, { kind, id: named, body, version, now });
  }
  if (method !== 'PUT' || id === undefined) throw ManagementError.notFound('Resource', path);
  const [step, ...further] = deeper;
  if (step === undefined) {
    return saveDraft(sql, { kind, id, body: bodyOf(request), version, contentType, now });
  }
  if (step === 'published' && further.length === 0) {
    return publish(sql, { kind, id, version, now });
  }
  if (isProcessing(kind, deeper)) {
    changeDraft(sql, { kind, id }, (content) => processFile(content, deeper[1] ?? ''));
    return null;
  }
  throw ManagementError.notFound('Resource', path);
}

/** `files/<locale>/process` */
function isProcessing(kind: DraftedKind, [files, , process, ...more]: readonly string[]): boolean {
  return kind === 'Asset' && files === 'files' && process === 'process' && more.length === 0;
}

function bodyOf({ body }: ManagementRequest): JsonRecord {
  if (isRecord(body)) return body;
  throw ManagementError.badRequest('The body must be a JSON object.');
}
