import { describe, expect, it } from 'vitest';
import { createAnswerReader } from './answer-reader.ts';

const KEPT = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const CHUNKED =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n0\r\n\r\n\r\n3\r\nabc\r\n0\r\n\r\n';
const SHED = 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 2\r\n\r\n{}';
const LAST = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\ncontent-length: 0\r\n\r\n';
const UNCHANGED = 'HTTP/1.1 304 Not Modified\r\netag: x\r\n\r\n';

const read = (text: string, pieceLength: number) => {
  const reader = createAnswerReader();
  const heads = [];
  for (let at = 0; at < text.length; at += pieceLength) {
    const head = reader.take(Buffer.from(text.slice(at, at + pieceLength)));
    if (head !== null) heads.push(head);
  }
  return heads;
};

const ok = { status: 200, saysWhenToComeBack: false, keepsLine: true };

describe.each([1, 2, 7, 1_000])('in pieces of %i bytes', (pieceLength) => {
  it.each([
    ['of a given length', KEPT, ok],
    ['in chunks that look like their end', CHUNKED, ok],
    ['that turns away', SHED, { status: 503, saysWhenToComeBack: true, keepsLine: true }],
    ['that hangs up', LAST, { status: 408, saysWhenToComeBack: false, keepsLine: false }],
    ['without a body', UNCHANGED, { ...ok, status: 304 }],
  ])('an answer %s is read to its end', (_name, text, head) => {
    expect(read(text, pieceLength)).toEqual([head]);
  });
});

it('several answers on one line are told apart', () => {
  const texts = [KEPT, CHUNKED, SHED, UNCHANGED, KEPT];
  const heads = read(texts.join(''), 1);
  expect(heads.map(({ status }) => status)).toEqual([200, 200, 503, 304, 200]);
});

it('what is no answer is said to be none', () => {
  expect(() => read('SMTP ready\r\n\r\n', 100)).toThrow('No answer: "SMTP ready".');
});
