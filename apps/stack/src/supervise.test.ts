import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServiceDefinition } from './service.ts';
import { type Supervision, supervise } from './supervise.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';

/** A server with a health check that crashes on /crash and finishes a slow response after SIGTERM. */
const SERVER = `
const http = require('node:http');
const server = http.createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  if (request.url !== '/slow') return response.end('ok');
  response.setHeader('connection', 'close');
  process.once('SIGTERM', () => response.end('finished'));
  console.log('slow request came in');
});
server.listen(0, () => console.log('port ' + server.address().port));
process.once('SIGTERM', () => server.close(() => process.exit(0)));
`;

const service = (script: string): ServiceDefinition => ({
  name: 'fixture',
  args: ['-e', script],
  cwd: process.cwd(),
  env: {},
});

/** Collects what is printed and lets a test wait for a line. */
function createPrinter() {
  const lines: string[] = [];
  const waiting: { pattern: RegExp; resolve: (match: RegExpMatchArray) => void }[] = [];
  return {
    lines,
    print: (line: string) => {
      lines.push(line);
      for (const { pattern, resolve } of waiting) {
        const match = line.match(pattern);
        if (match !== null) resolve(match);
      }
    },
    next: (pattern: RegExp) =>
      new Promise<RegExpMatchArray>((resolve) => waiting.push({ pattern, resolve })),
  };
}

function start(script: string, options: Partial<Supervision> = {}) {
  const printer = createPrinter();
  let port = printer.next(/port (\d+)/);
  const supervised = supervise({
    definition: service(script),
    print: printer.print,
    firstPauseInMs: 1,
    ...options,
    waitUntilReady: async (signal) => {
      const [, number] = await Promise.race([port, rejectedBy(signal)]);
      port = printer.next(/port (\d+)/);
      await waitUntilHealthy(`http://localhost:${number}/healthz`, signal);
    },
  });
  supervised.ready.catch(() => undefined);
  onTestFinished(supervised.stop);
  const address = async () => {
    const line = printer.lines.findLast((text) => text.includes('port '));
    return `http://localhost:${line?.split('port ')[1]}`;
  };
  return { printer, supervised, address };
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

describe('supervise', () => {
  it('is ready when the health check passes', async () => {
    const { supervised, address } = start(SERVER);
    await supervised.ready;
    expect((await fetch(await address())).status).toBe(200);
  });

  it('reports a crash and starts the service again', async () => {
    const { supervised, address, printer } = start(SERVER);
    await supervised.ready;
    const back = printer.next(/is healthy again/);

    await expect(fetch(`${await address()}/crash`)).rejects.toThrow();
    await back;

    expect(printer.lines).toContain('fixture ended with code 3; restarting it.');
    expect((await fetch(await address())).status).toBe(200);
  });

  it('does not start again what ended because all ends', async () => {
    const ending = new AbortController();
    const script = `${SERVER} console.log('pid ' + process.pid)`;
    const { supervised, address, printer } = start(script, { signal: ending.signal });
    await supervised.ready;
    ending.abort();
    await expect(fetch(`${await address()}/crash`)).rejects.toThrow();
    const pid = Number(/pid (\d+)/.exec(printer.lines.join())?.[1]);
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
    await new Promise(setImmediate);
    await supervised.stop();
    expect(printer.lines.join()).not.toContain('restarting it');
  });

  it('ends instead of restarting where another program has taken the place', async () => {
    let checks = 0;
    const checkPlace = async () => {
      checks += 1;
      throw new Error('Port 3000 is already in use.');
    };
    const { supervised, address, printer } = start(SERVER, { checkPlace });
    await supervised.ready;
    await expect(fetch(`${await address()}/crash`)).rejects.toThrow();
    await expect(supervised.failed).rejects.toThrow('Port 3000 is already in use.');
    expect(checks).toBe(3);
    expect(printer.lines.filter((line) => line.includes('restarting it'))).toHaveLength(1);
  });

  it('waits for what the service left in its place', async () => {
    const refusals = [new Error('taken'), new Error('taken')];
    const checkPlace = async () => {
      const refusal = refusals.pop();
      if (refusal !== undefined) throw refusal;
    };
    const { supervised, address, printer } = start(SERVER, { checkPlace });
    await supervised.ready;
    const back = printer.next(/is healthy again/);
    await expect(fetch(`${await address()}/crash`)).rejects.toThrow();
    await back;
    expect((await fetch(await address())).status).toBe(200);
  });

  it('fails the start of a service that ends before it answers', async () => {
    const { supervised, printer } = start('console.error("no licence"); process.exit(7)');
    await expect(supervised.ready).rejects.toThrow('fixture ended with code 7 before it answered.');
    expect(printer.lines).toEqual(['fixture | no licence']);
  });

  it('lets a request that is in flight finish when it stops', async () => {
    const { supervised, address, printer } = start(SERVER);
    await supervised.ready;
    const cameIn = printer.next(/slow request came in/);
    const slow = fetch(`${await address()}/slow`).then((response) => response.text());
    await cameIn;

    await supervised.stop();

    expect(await slow).toBe('finished');
    expect(printer.lines.join('\n')).not.toContain('restarting it');
  });

  it('stops a service that never became ready', async () => {
    const { supervised } = start('setInterval(() => {}, 1000)');
    await supervised.stop();
    await expect(supervised.ready).rejects.toThrow('fixture is being stopped.');
  });
});
