import { Agent, request } from 'node:http';

export interface Question {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true });

/** How long a question takes from its first byte to the answer's last, as it travels: what is packed stays packed. */
export function askOnce({ url, headers, body }: Question): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAtInMs = performance.now();
    const asked = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.on('error', reject).resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAtInMs);
        else reject(new Error(`${url} answered ${answer.statusCode}.`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
