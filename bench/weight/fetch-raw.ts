import { get, type IncomingMessage } from 'node:http';

export interface RawAnswer {
  readonly url: string;
  readonly status: number;
  /** As it came over the wire, compressed when the server compressed it. */
  readonly bytes: number;
  readonly text: string;
}

/** Fetches a file as a browser would and also says how many bytes its body took on the way. */
export async function fetchRaw(url: string): Promise<RawAnswer> {
  const [bytes, response] = await Promise.all([countBytes(url), fetch(url)]);
  return { url, status: response.status, bytes, text: await response.text() };
}

function countBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const count = (message: IncomingMessage) => {
      let bytes = 0;
      message.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      message.on('end', () => resolve(bytes));
    };
    get(url, { headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*' } }, count).on(
      'error',
      reject,
    );
  });
}
