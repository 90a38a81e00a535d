import { createServer } from 'node:net';

/** Refuses to start on a port that something else listens on, in words that name the port and the way out. */
export async function requireFreePort(variable: string, port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Error(
    `Port ${port} is already in use. Set ${variable} to a free one, for example ${variable}=${port + 1} npm start.`,
  );
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    // No host: every address of the machine, so that a listener on any of them is noticed.
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
