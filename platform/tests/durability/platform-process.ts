// A platform of its own process, to be killed: node platform-process.ts <file>
import { flushCompileCache } from 'node:module';
import { createPlatform } from '../../src/platform.ts';
import { servePlatform } from '../../src/server.ts';

const [, , dataFile] = process.argv;
if (dataFile === undefined) throw new Error('platform-process.ts needs the path of a data file');
const { port } = await servePlatform(createPlatform({ dataFile }), { port: 0 });
// Node keeps its cache at the end of a process, which this one does not live to see.
flushCompileCache();
process.stdout.write(`${port}\n`);
