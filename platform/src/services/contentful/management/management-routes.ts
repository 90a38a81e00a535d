import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isSameSecret, type PlatformContext } from '../../../protocol/index.ts';
import { type JsonRecord, makeLink } from '../entity.ts';
import { handleManagement } from './handle-management.ts';
import { ManagementError } from './management-error.ts';

const MAX_BODY_IN_BYTES = 2_000_000;
const ROOT = '/contentful/management/spaces/:space';
const TYPE = 'application/vnd.contentful.management.v1+json';

interface Served {
  readonly spaceId: string;
  readonly environmentId: string;
}

/** Contentful's Management API, as far as its export and import tools use it; for the administrator. */
export function addManagementRoutes(app: Hono, context: PlatformContext, served: Served): void {
  const { spaceId, environmentId } = served;
  const handle = (answer: (c: Context) => Promise<JsonRecord | null>) => async (c: Context) => {
    try {
      const authorization = c.req.header('authorization') ?? null;
      if (!isSameSecret(authorization, `Bearer ${context.ownerToken}`)) {
        throw ManagementError.invalidToken();
      }
      const space = c.req.param('space') ?? '';
      if (space !== spaceId) throw ManagementError.notFound('Space', space);
      const environment = c.req.param('environment') ?? environmentId;
      if (environment !== environmentId) {
        throw ManagementError.notFound('Environment', environment);
      }
      const found = await answer(c);
      return found === null ? c.body(null, 204) : c.json(found, 200, { 'content-type': TYPE });
    } catch (error) {
      if (!(error instanceof ManagementError)) throw error;
      return refuse(c, error);
    }
  };
  const space = { sys: { type: 'Space', id: spaceId, version: 1 }, name: spaceId };
  const environment = {
    name: environmentId,
    sys: {
      type: 'Environment',
      id: environmentId,
      version: 1,
      space: makeLink({ linkType: 'Space', id: spaceId }),
    },
  };
  // There are neither webhooks nor roles that an export could hold.
  const nothing = { sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] };
  for (const stroke of ['', '/']) {
    app.get(
      `${ROOT}${stroke}`,
      handle(() => Promise.resolve(space)),
    );
  }
  app.get(
    `${ROOT}/webhook_definitions`,
    handle(() => Promise.resolve(nothing)),
  );
  app.get(
    `${ROOT}/roles`,
    handle(() => Promise.resolve(nothing)),
  );
  app.get(
    `${ROOT}/environments/:environment`,
    handle(() => Promise.resolve(environment)),
  );
  app.all(
    `${ROOT}/environments/:environment/:path{.+}`,
    bodyLimit({ maxSize: MAX_BODY_IN_BYTES }),
    handle(async (c) =>
      handleManagement(context, {
        method: c.req.method,
        path: c.req.param('path') ?? '',
        parameters: new URL(c.req.url).searchParams,
        body: await bodyOf(c),
        version: versionOf(c.req.header('x-contentful-version')),
        contentType: c.req.header('x-contentful-content-type') ?? null,
        place: served,
      }),
    ),
  );
}

async function bodyOf(c: Context): Promise<unknown> {
  const text = c.req.method === 'GET' ? '' : await c.req.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw ManagementError.badRequest('The body is not JSON.');
  }
}

function versionOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

function refuse(c: Context, { status, id, message }: ManagementError): Response {
  const body = { sys: { type: 'Error', id }, message, requestId: randomUUID() };
  return c.json(body, status);
}
