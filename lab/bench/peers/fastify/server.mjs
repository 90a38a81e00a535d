// Sends one page from memory, with its headers, compressed ahead of time; its argument is the file that it is in.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const page = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const body = Buffer.from(page.bodyInBase64, 'base64');
const app = fastify();
app.get('/*', (_request, reply) => reply.headers(page.headers).send(body));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${app.server.address().port}`);
