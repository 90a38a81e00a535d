import { expect, test } from 'vitest';
import { withoutKnown } from './styles-once.ts';

const isShell = (file: string) => file.endsWith('shell.css');

test('a part that comes later asks for its files without the sheet that is there', () => {
  const files = 'd=(m.f||(m.f=["assets/a.js","assets/shell.css","assets/b.css"]))';
  expect(
    withoutKnown(`${files};p(__vite__mapDeps([0,1,2]));q(__vite__mapDeps([1]))`, isShell),
  ).toBe(`${files};p(__vite__mapDeps([0,2]));q(__vite__mapDeps([]))`);
});

test('a chunk without such parts stays as it is', () => {
  expect(withoutKnown('f([1,2])', isShell)).toBe('f([1,2])');
});
