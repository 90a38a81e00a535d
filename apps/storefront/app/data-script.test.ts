import { expect, test } from 'vitest';
import { dataOf, withData } from './data-script.ts';

const PAGE = '<!DOCTYPE html><html><body><p>page</p></body></html>';

function scriptOf(html: string): string {
  return /<script>(.*)<\/script><\/body><\/html>$/s.exec(html)?.[1] ?? '';
}

test('the data stands at the foot of the page and reaches the router as it was', () => {
  const data = '["</script><!--", "a & b", "\u2028", "\\"quoted\\""]\n';
  const script = scriptOf(withData(PAGE, data).join(''));
  expect(script).not.toMatch(/[<>&\u2028]/);
  const received: unknown[] = [];
  const streamController = {
    enqueue: (part: unknown) => received.push(part),
    close: () => received.push('closed'),
  };
  new Function('window', script)({ __reactRouterContext: { streamController } });
  expect(received).toEqual([data, 'closed']);
});

test('a page without a foot is no page', () => {
  expect(() => withData('<p>half a page', '[]')).toThrow('does not end');
});

test('the data of a stream is read whole, whatever its pieces are', async () => {
  const bytes = new TextEncoder().encode('né');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of [bytes.subarray(0, 2), bytes.subarray(2)]) controller.enqueue(piece);
      controller.close();
    },
  });
  expect(await dataOf(stream)).toBe('né');
});
