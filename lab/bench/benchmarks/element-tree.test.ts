import { expect, it } from 'vitest';
import { elementTreeOf } from './element-tree.ts';

it('parses the body of a page into elements, without its scripts', () => {
  const html = `<html><head><title>x</title></head><body class="b"><!--$--><p class="a" style="--x:1;margin-top:2px" hidden="">
Tom &amp; <b>Jerry&#x27;s</b></p><img src="/a.png" alt=""/><script>let a = "<p>";</script></body></html>`;
  expect(elementTreeOf(html)).toEqual([
    {
      tag: 'p',
      props: { className: 'a', style: { '--x': '1', marginTop: '2px' }, hidden: '' },
      children: ['\nTom & ', { tag: 'b', props: {}, children: ["Jerry's"] }],
    },
    { tag: 'img', props: { src: '/a.png', alt: '' }, children: [] },
  ]);
});
