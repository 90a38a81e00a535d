import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderAtOnce } from './render-at-once.ts';
import { renderWhole } from './render-whole.ts';

const never = new AbortController().signal;
const documentOf = (part: React.ReactNode) => (
  <html lang="nl">
    <head>
      <title>Rain</title>
      <link rel="stylesheet" href="/a.css" precedence="default" />
    </head>
    <body>
      <p>
        {24} euro &amp; {'<more>'}
      </p>
      <img src="/a.avif" alt="" fetchPriority="high" />
      <Suspense fallback="wait">{part}</Suspense>
    </body>
  </html>
);

test('a document that waits for nothing reads as it does out of a stream', async () => {
  const tree = documentOf(<b>there</b>);
  const onError = (error: unknown) => expect.fail(String(error));
  const whole = await renderWhole(tree, { signal: never, onError });
  expect(`<!DOCTYPE html>${renderAtOnce(tree)}`).toBe(whole);
});

test('what is still on its way is not left out: the document is not drawn at once', async () => {
  const Late = lazy(async () => ({ default: () => <b>late</b> }));
  const tree = documentOf(<Late />);
  expect(renderAtOnce(tree)).toBeNull();
  expect(await renderWhole(tree, { signal: never, onError: () => undefined })).toContain('late');
  // By now the part is there, and the next document need not wait.
  expect(renderAtOnce(tree)).toContain('<b>late</b>');
});

const Failing = () => {
  throw new Error('failed');
};

test('what fails is left to who can report it', () => {
  expect(renderAtOnce(documentOf(<Failing />))).toBeNull();
  expect(renderAtOnce(<Failing />)).toBeNull();
});

test('a document that waits as a whole is not drawn at once', () => {
  const Late = lazy(async () => ({ default: () => <html lang="nl" /> }));
  expect(renderAtOnce(<Late />)).toBeNull();
});
