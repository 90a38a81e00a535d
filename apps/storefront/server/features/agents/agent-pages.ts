import { isLocale, marketOf, PREFIXLESS_LOCALE } from '@lokke/domain/markets';
import { Hono } from 'hono';
import { type AgentPagesOptions, guideForAgents } from './guide-for-agents.ts';
import { ucpProfile } from './ucp-profile.ts';

const HEADERS = { 'cache-control': 'public, max-age=3600' };
const GUIDES = ['/llms.txt', '/agents.md'];

/** Serves what assistants look for at fixed addresses: the profile, and a guide per market. */
export function createAgentPages(options: AgentPagesOptions): Hono {
  const { publicOrigin, locales, endpoint } = options;
  const app = new Hono();
  app.get('/.well-known/ucp', (context) =>
    context.json(ucpProfile(publicOrigin, endpoint), 200, HEADERS),
  );
  const byDefault = locales.includes(PREFIXLESS_LOCALE) ? PREFIXLESS_LOCALE : locales[0];
  for (const path of GUIDES) {
    app.get(path, async (context, next) =>
      byDefault === undefined
        ? next()
        : context.body(await guideForAgents(options, marketOf(byDefault)), 200, {
            ...HEADERS,
            'content-type': typeOf(path),
          }),
    );
    app.get(`/:locale${path}`, async (context, next) => {
      const locale = context.req.param('locale');
      if (!isLocale(locale) || !locales.includes(locale)) return next();
      return context.body(await guideForAgents(options, marketOf(locale)), 200, {
        ...HEADERS,
        'content-type': typeOf(path),
      });
    });
  }
  return app;
}

function typeOf(path: string): string {
  return `${path.endsWith('.md') ? 'text/markdown' : 'text/plain'}; charset=utf-8`;
}
