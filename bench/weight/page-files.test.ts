import { describe, expect, it } from 'vitest';
import { filesOfPage, fontsOfSheet, importsOf } from './page-files.ts';

const PAGE = `<html><head>
<link rel="preload" as="font" type="font/woff2" href="/fonts/imbue.woff2" crossorigin="anonymous">
<link rel="modulepreload" href="/assets/root-1.js"><link rel="stylesheet" href="/assets/root-1.css">
<link rel="icon" href="/marks/favicon.svg">
</head><body>
<script>window.__context = {};</script>
<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js"; import("/assets/entry-1.js");</script>
<script type="module" src="/assets/late-1.js"></script>
<script type="deferred" id="startup" data-files="/assets/framework-1.js">import("/assets/entry-2.js");</script>
</body></html>`;

describe('the files of a page', () => {
  it('are what the browser fetches before it can act', () => {
    expect(filesOfPage(PAGE)).toEqual({
      scripts: [
        '/assets/root-1.js',
        '/assets/framework-1.js',
        '/assets/entry-2.js',
        '/assets/late-1.js',
        '/assets/manifest-1.js',
      ],
      sheets: ['/assets/root-1.css'],
      fonts: ['/fonts/imbue.woff2'],
    });
  });

  it('go on with what a module imports, but not with what it may import later', () => {
    const code = `import{a}from"./a.js";export*from"./b.js";export{c}from"./c.js";const d=()=>import("./d.js");`;
    expect(importsOf(code)).toEqual(['./a.js', './b.js', './c.js']);
  });

  it('include the fonts of a sheet', () => {
    expect(fontsOfSheet(`@font-face{src:url("/fonts/a.woff2") format("woff2")}`)).toEqual([
      '/fonts/a.woff2',
    ]);
  });
});
