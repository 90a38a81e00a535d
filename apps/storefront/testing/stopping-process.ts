// A server process to be stopped by signals. `/slow` responds when a line arrives on stdin.
import { createServer, type ServerResponse } from 'node:http';
import { stopOnSignal } from '../server/http/shutdown/index.ts';
import { listen } from '../server/overload/index.ts';
import { logToStdout } from '../server/telemetry/log.ts';

const [drainInMs = 0, finishInMs = 20_000] = process.argv.slice(2).map(Number);
const slow: ServerResponse[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);
let isReady = true;

const server = createServer((request, response) => {
  if (request.url === '/slow') {
    slow.push(response);
    say('slow');
  } else {
    response.writeHead(isReady ? 200 : 503).end();
  }
});
process.stdin.on('data', () => {
  for (const waiting of slow.splice(0)) waiting.end('finished');
});
server.keepAliveTimeout = 65_000;
const port = await listen(server, { port: 0, host: '127.0.0.1' });
stopOnSignal({
  server,
  announce: () => {
    isReady = false;
    say('stopping');
  },
  drainInMs,
  finishInMs,
  whenIdle: async () => {
    say('settled');
  },
  log: logToStdout,
});
say(`port ${port}`);
