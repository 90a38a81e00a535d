/** What the first lines of an answer say. */
export interface AnswerHead {
  readonly status: number;
  readonly saysWhenToComeBack: boolean;
  readonly keepsLine: boolean;
}

export interface AnswerReader {
  /** Takes what has come; the answer's head once all of it is there. */
  readonly take: (bytes: Buffer) => AnswerHead | null;
}

const END_OF_HEAD = '\r\n\r\n';
const NEW_LINE = '\r\n';

type Expecting =
  | { readonly kind: 'head' }
  | { readonly kind: 'bytes'; readonly count: number; readonly after: 'end' | 'chunk' }
  | { readonly kind: 'chunk' }
  | { readonly kind: 'trailer' };

/** Reads the answers of one line, one after another, and skips what is in them: whoever makes a crowd has no time to look. */
export function createAnswerReader(): AnswerReader {
  let expecting: Expecting = { kind: 'head' };
  let head: AnswerHead | null = null;
  let left: Buffer = Buffer.alloc(0);

  const lineIn = (end: string): string | null => {
    const at = left.indexOf(end, 0, 'latin1');
    if (at === -1) return null;
    const line = left.toString('latin1', 0, at);
    left = left.subarray(at + end.length);
    return line;
  };

  /** What comes next; null where too little is there to say, and `end` when that was all. */
  function next(): Expecting | 'end' | null {
    if (expecting.kind === 'bytes') {
      const { count, after } = expecting;
      if (left.length < count) {
        const rest = count - left.length;
        left = left.subarray(left.length);
        expecting = { kind: 'bytes', count: rest, after };
        return null;
      }
      left = left.subarray(count);
      return after === 'end' ? 'end' : { kind: 'chunk' };
    }
    const line = lineIn(expecting.kind === 'head' ? END_OF_HEAD : NEW_LINE);
    if (line === null) return null;
    if (expecting.kind === 'trailer') return line === '' ? 'end' : expecting;
    if (expecting.kind === 'chunk') {
      const count = Number.parseInt(line, 16);
      if (!(count >= 0)) throw new Error(`A chunk of "${line}" bytes.`);
      const ofChunk = count + NEW_LINE.length;
      return count === 0 ? { kind: 'trailer' } : { kind: 'bytes', count: ofChunk, after: 'chunk' };
    }
    head = headOf(line);
    return bodyOf(line, head.status);
  }

  return {
    take: (bytes) => {
      left = left.length === 0 ? bytes : Buffer.concat([left, bytes]);
      for (let coming = next(); coming !== null; coming = next()) {
        if (coming !== 'end') {
          expecting = coming;
          continue;
        }
        expecting = { kind: 'head' };
        return head;
      }
      return null;
    },
  };
}

function headOf(lines: string): AnswerHead {
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(lines) ?? [];
  if (status === undefined) throw new Error(`No answer: "${lines.slice(0, 40)}".`);
  return {
    status: Number(status),
    saysWhenToComeBack: /\nretry-after: ?\d/i.test(lines),
    keepsLine: !/\nconnection: ?close/i.test(lines),
  };
}

function bodyOf(lines: string, status: number): Expecting | 'end' {
  if (status === 204 || status === 304) return 'end';
  if (/\ntransfer-encoding: ?chunked/i.test(lines)) return { kind: 'chunk' };
  const [, length] = /\ncontent-length: ?(\d+)/i.exec(lines) ?? [];
  if (length === undefined) throw new Error('An answer of unknown length.');
  return { kind: 'bytes', count: Number(length), after: 'end' };
}
