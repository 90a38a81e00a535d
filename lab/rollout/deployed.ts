import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../tools/runtime/node-24.mjs';

const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8');

/** Start of a storefront server, as the files of `deploy` have it. */
export interface DeployedServer {
  readonly nodeFlags: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Reads the unit of systemd for flags and memory, and the compose file for the servers' shared settings. */
export function deployedServer(): DeployedServer {
  const unit = read('lokke-storefront@.service');
  const [, command = ''] = /^ExecStart=\S+ (.*)$/m.exec(unit) ?? [];
  const [, settings = ''] = /^Environment=(NODE_ENV.*)$/m.exec(unit) ?? [];
  // Places such as `PORT=%i` are an instance's own.
  const own = settings.split(' ').filter((pair) => !pair.includes('%i'));
  const { services } = parse(read('compose/compose.yaml'), { merge: true });
  return {
    nodeFlags: command.split(' ').filter((word) => word.startsWith('--')),
    environment: {
      ...Object.fromEntries(own.map((pair) => pair.split('=', 2))),
      ...services['storefront-1'].environment,
    },
  };
}
