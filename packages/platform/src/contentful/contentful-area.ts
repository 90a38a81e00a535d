import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { type Area, isSameSecret, type PlatformContext } from '../core/index.ts';
import { ContentApiError } from './content-api-error.ts';
import { handleRequest } from './handle-request.ts';
import { addImageRoute } from './images/image-route.ts';

export const DEMO_SPACE = 'lokke';
const ENVIRONMENT = 'master';

/** Contentful's Delivery API over the content that was imported. */
export const contentfulArea: Area = {
  routes(app: Hono, context: PlatformContext) {
    addImageRoute(app, context.store, refuse);
    app.get('/contentful/spaces/:space/environments/:environment/:path{.+}', (c) =>
      reply(c, context),
    );
  },
};

function reply(c: Context, { store, origin, contentToken }: PlatformContext): Response {
  try {
    const parameters = new URL(c.req.url).searchParams;
    const { authorization } = c.req.header();
    requireToken(contentToken, authorization, parameters);
    const { space = '', environment = '', path = '' } = c.req.param();
    if (space !== DEMO_SPACE) throw ContentApiError.notFound('Space', space);
    if (environment !== ENVIRONMENT) throw ContentApiError.notFound('Environment', environment);
    const place = { spaceId: space, environmentId: environment, origin };
    return c.json(handleRequest(store, { path, parameters, place }));
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error;
    return refuse(c, error);
  }
}

function refuse(c: Context, { status, id, message, details }: ContentApiError): Response {
  const body = { sys: { type: 'Error', id }, message, details, requestId: randomUUID() };
  return c.json(body, status);
}

function requireToken(
  contentToken: string,
  authorization: string | undefined,
  parameters: URLSearchParams,
): void {
  const [, bearer] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  const token = bearer ?? parameters.get('access_token') ?? '';
  if (!isSameSecret(token, contentToken)) throw ContentApiError.invalidToken();
}
