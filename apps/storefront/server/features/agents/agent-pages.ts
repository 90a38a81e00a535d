import { Hono } from 'hono';
import { ucpProfile } from './ucp-profile.ts';

export interface AgentPagesOptions {
  readonly publicOrigin: string;
  /** Path at which the Universal Commerce Protocol is spoken. */
  readonly endpoint: string;
}

const PROFILE_HEADERS = { 'cache-control': 'public, max-age=3600' };

/** Serves what assistants look for at fixed addresses. */
export function createAgentPages({ publicOrigin, endpoint }: AgentPagesOptions): Hono {
  const app = new Hono();
  app.get('/.well-known/ucp', (context) =>
    context.json(ucpProfile(publicOrigin, endpoint), 200, PROFILE_HEADERS),
  );
  return app;
}
