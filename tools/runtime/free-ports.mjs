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
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    const [, set] = new RegExp(`^${name}=["']?(\\d+)`, 'm').exec(settings) ?? [];
    const port = Number(env[name] || set || usual);
    if (!(await isTaken(port))) continue;
    throw new Error(
      `Port ${port} is already in use. Set ${name} to a free one, for example ${name}=${port + 1} npm start.`,
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
