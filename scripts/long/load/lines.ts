import { connect, type Socket } from 'node:net';
import { type AnswerHead, createAnswerReader } from './answer-reader.ts';

export type Reply =
  | { readonly kind: 'answered'; readonly head: AnswerHead }
  | { readonly kind: 'broken'; readonly why: string };

export interface Lines {
  /** Sends a whole request on a line that is free, or a new one. */
  readonly ask: (request: string, tell: (reply: Reply) => void) => void;
  readonly hangUp: () => void;
}

export interface LinesOptions {
  readonly host: string;
  readonly port: number;
  /** Whoever comes while so many are busy waits for one. */
  readonly mostOpen: number;
  readonly longestInMs: number;
}

type Asked = { readonly request: string; readonly tell: (reply: Reply) => void };

/** Connections to a server with nothing on top, one request at a time on each: a crowd costs its maker as little as it can. */
export function createLines({ host, port, mostOpen, longestInMs }: LinesOptions): Lines {
  const free: ((asked: Asked) => void)[] = [];
  const waiting: Asked[] = [];
  const open = new Set<Socket>();

  function openLine(first: Asked): void {
    const reader = createAnswerReader();
    const socket = connect({ host, port, noDelay: true });
    let asked: Asked | null = null;
    open.add(socket);
    const begin = (next: Asked) => {
      asked = next;
      socket.write(next.request);
    };
    const tell = (reply: Reply) => {
      const answered = asked;
      asked = null;
      answered?.tell(reply);
    };
    const end = (why: string) => {
      const at = free.indexOf(begin);
      if (at !== -1) free.splice(at, 1);
      open.delete(socket);
      socket.destroy();
      tell({ kind: 'broken', why });
      const next = waiting.shift();
      if (next !== undefined) openLine(next);
    };
    socket.setTimeout(longestInMs, () => end('no answer'));
    socket.once('error', ({ message }) => end(message));
    socket.once('close', () => {
      if (open.has(socket)) end('hung up on');
    });
    socket.on('data', (bytes) => {
      try {
        const head = reader.take(bytes);
        if (head === null) return;
        tell({ kind: 'answered', head });
        if (!head.keepsLine) return end('hung up on');
        const next = waiting.shift();
        if (next === undefined) free.push(begin);
        else begin(next);
      } catch (error) {
        end(String(error));
      }
    });
    begin(first);
  }

  return {
    ask: (request, tell) => {
      const begin = free.pop();
      const asked = { request, tell };
      if (begin !== undefined) begin(asked);
      else if (open.size < mostOpen) openLine(asked);
      else waiting.push(asked);
    },
    hangUp: () => {
      waiting.length = 0;
      for (const socket of open) socket.destroy();
    },
  };
}
