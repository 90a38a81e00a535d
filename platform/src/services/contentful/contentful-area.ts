import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Area, isSameSecret, type PlatformContext } from '../../protocol/index.ts';
import { ContentApiError } from './content-api-error.ts';
import { type Entity, type JsonRecord, textAt } from './entity.ts';
import { describeSpace, handleRequest } from './handle-request.ts';
import { addFilmRoute } from './images/film-route.ts';
import { addImageRoute } from './images/image-route.ts';
import { type Delivery, serializeEntity } from './serialize-entity.ts';

export const DEMO_SPACE = 'lokke';
const ENVIRONMENT = 'master';

/** Contentful's Delivery and Preview APIs over the content of the space. */
export const contentfulArea: Area = {
  routes(app: Hono, context: PlatformContext) {
    // Contentful's client runs in pages as well; its token is meant for them.
    app.use('/contentful/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'] }));
    addImageRoute(app, context.store, refuse);
    addFilmRoute(app, refuse);
    addReading(app, context, { root: '/contentful', token: context.tokens.contentToken });
    const { previewToken: token } = context.tokens;
    const preview = { root: '/contentful/preview', token, isPreview: true };
    addReading(app, context, preview);
  },
};

/** Address at which the platform serves an asset's file; null where it has none. */
export function assetUrl(
  asset: Entity,
  { space, locale, origin }: Pick<Delivery, 'space' | 'locale'> & { readonly origin: string },
): string | null {
  const place = { spaceId: DEMO_SPACE, environmentId: ENVIRONMENT, origin };
  return textAt(serializeEntity(asset, { space, locale, place }), 'fields', 'file', 'url');
}

interface Reading {
  readonly root: string;
  readonly token: string;
  readonly isPreview?: boolean;
}

function addReading(
  app: Hono,
  context: PlatformContext,
  { root, token, isPreview = false }: Reading,
): void {
  app.get(`${root}/spaces/:space/environments/:environment/:path{.+}`, (c) => {
    const space = c.req.param('space') ?? '';
    const environment = c.req.param('environment') ?? '';
    const path = c.req.param('path') ?? '';
    return reply(c, token, (parameters) => {
      if (space !== DEMO_SPACE) throw ContentApiError.notFound('Space', space);
      if (environment !== ENVIRONMENT) throw ContentApiError.notFound('Environment', environment);
      const place = { spaceId: space, environmentId: environment, origin: context.origin };
      return handleRequest(context.store, { path, parameters, place, isPreview });
    });
  });
  // The client writes a stroke at the end.
  for (const stroke of ['', '/']) {
    app.get(`${root}/spaces/:space${stroke}`, (c) => {
      const space = c.req.param('space') ?? '';
      return reply(c, token, () => {
        if (space !== DEMO_SPACE) throw ContentApiError.notFound('Space', space);
        return describeSpace(context.store, space);
      });
    });
  }
}

function reply(
  c: Context,
  expected: string,
  answer: (parameters: URLSearchParams) => JsonRecord,
): Response {
  try {
    const parameters = new URL(c.req.url).searchParams;
    const { authorization } = c.req.header();
    requireToken(expected, authorization, parameters);
    return c.json(answer(parameters));
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
  expected: string,
  authorization: string | undefined,
  parameters: URLSearchParams,
): void {
  const [, bearer] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  const token = bearer ?? parameters.get('access_token') ?? '';
  if (!isSameSecret(token, expected)) throw ContentApiError.invalidToken();
}
