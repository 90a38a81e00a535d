import { expect, test } from 'vitest';
import { readHydrationData, withHydrationData } from './data-script.ts';

const PAGE = '<!DOCTYPE html><html><body><p>page</p></body></html>';
const DATA = '["</script><!--", "a & b", "\u2028", "\\"quoted\\""]\n';

test('the data stands at the foot of the page, as data, and says what it said', () => {
  const page = withHydrationData(PAGE, DATA).join('');
  const [before, data = '', after] = page.split(
    /<script type="application\/json" id="data">|(?<=\n)<\/script>/,
  );
  expect(before).toBe('<!DOCTYPE html><html><body><p>page</p>');
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual(JSON.parse(DATA));
  expect(after).toMatch(/<\/body><\/html>$/);
});

test('a page without a foot is no page', () => {
  expect(() => withHydrationData('<p>half a page', '[]')).toThrow('does not end');
});

test('the data of a stream is read whole, whatever its pieces are', async () => {
  const bytes = new TextEncoder().encode('né');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of [bytes.subarray(0, 2), bytes.subarray(2)]) controller.enqueue(piece);
      controller.close();
    },
  });
  expect(await readHydrationData(stream)).toBe('né');
});
