import { type RefObject, useEffect } from 'react';

/**
 * The page grows at its foot by the bar's height, so that nothing of it, and no focus, stays hidden behind. A sheet names
 * those who have to know: for a value on the document a browser styles every element anew.
 */
export function useBottomInset(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(() => {
      const heightInPx = Math.ceil(element.getBoundingClientRect().height);
      sheet.replaceSync(`html, body, [data-bottom-fixed] { --bottom-inset: ${heightInPx}px }`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
      document.adoptedStyleSheets = others;
    };
  }, [bar]);
}
