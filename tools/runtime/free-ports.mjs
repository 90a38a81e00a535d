import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const DEFAULTS = { PORT: 3000, PLATFORM_PORT: 4010 };

/**
 * Throws when a port that the shop would open is taken: said before minutes of installing and building.
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export async function requireFreePorts(root, env) {
  const file = join(root, '.env');
  const settings = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const ports = Object.entries(DEFAULTS).map(([name, usual]) => {
    const [, set] = new RegExp(`^${name}=["']?(\\d+)`, 'm').exec(settings) ?? [];
    return { name, port: Number(env[name] || set || usual) };
  });
  for (const { name, port } of ports) {
    if (!(await isTaken(port))) continue;
    let free = port + 1;
    while (ports.some((own) => own.port === free) || (await isTaken(free))) free += 1;
    throw new Error(
      `Port ${port} is already in use. Set ${name} to a free one, for example ${name}=${free} npm start.`,
    );
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isTaken(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    // Tells nothing else: further faults are found once the shop reads its settings.
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    try {
      probe.listen(port, () => probe.close(() => resolve(false)));
    } catch {
      resolve(false);
    }
  });
}
