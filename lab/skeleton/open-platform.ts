import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import {
  type Certificate,
  createPlatform,
  type PlatformContext,
  seedDemo,
  seedDemoContent,
  servePlatform,
  storedCertificate,
} from '@lokke/platform';
import { freePorts } from '@lokke/stack';

export interface OpenPlatform extends AsyncDisposable {
  readonly port: number;
  /** Port of the same platform over https. */
  readonly tlsPort: number;
  readonly certificate: Certificate;
  readonly context: PlatformContext;
}

/** Opens the demo in memory, on free ports of its own. */
export async function openPlatform(): Promise<OpenPlatform> {
  await using opened = new AsyncDisposableStack();
  const [port = 0, tlsPort = 0] = await freePorts(2);
  const platform = createPlatform({ dataFile: ':memory:', origin: `http://localhost:${port}` });
  await seedDemo(platform.context);
  await seedDemoContent(platform.context);
  const served = await servePlatform(platform, { port });
  opened.defer(served.stop);
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'lokke-skeleton-')));
  const certificate = await storedCertificate(folder.path);
  const tls = serve({
    fetch: (request) => platform.fetch(request),
    port: tlsPort,
    hostname: '127.0.0.1',
    createServer,
    serverOptions: { ...certificate },
  });
  if (!tls.listening) await once(tls, 'listening');
  opened.defer(() => {
    if ('closeAllConnections' in tls) tls.closeAllConnections();
    tls.close();
  });
  const disposal = opened.move();
  return {
    port,
    tlsPort,
    certificate,
    context: platform.context,
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}
