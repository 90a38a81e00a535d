(() => {
  const early = new Map();
  const stop = new AbortController();
  const on = (types, run) => {
    for (const type of types) addEventListener(type, run, { capture: true, signal: stop.signal });
  };
  const keep = (element, chosen) => {
    early.delete(element);
    early.set(element, chosen);
  };
  const note = (event) => {
    const { type, target } = event;
    const button = type === 'click' && target.closest('button:not([popovertarget])');
    const isHeld = button && 'replay' in button.dataset;
    if (isHeld) event.preventDefault();
    if (button && (isHeld || !(button.form && button.type === 'submit'))) keep(button, true);
    if (type === 'change' && target.matches('select')) keep(target, target.value);
    if (type === 'change' && target.matches('[type=checkbox], [type=radio]')) {
      keep(target, target.checked);
    }
  };
  const start = async () => {
    const script = document.getElementById('startup');
    const files = script.dataset.files.split(' ');
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
      await window.scheduler?.yield?.();
    }
    for (const file of files) {
      // biome-ignore lint/plugin: the page names the files of its build
      await import(file);
      await (window.scheduler?.yield?.() ?? new Promise(setTimeout));
    }
    script.type = 'module';
    script.after(script);
  };
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = document.readyState !== 'loading';
    // Without its files the page works as one without scripts.
    if (hasBegun) start().catch(() => stop.abort());
    else document.addEventListener('DOMContentLoaded', begin, { once: true });
  };
  const seen = async (_, observer) => {
    observer.disconnect();
    // Loaded is not painted: the first view's picture may have to be decoded yet.
    await document
      .querySelector('img[fetchpriority=high]')
      ?.decode()
      .catch(() => {});
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  };
  // Keeps lazy pictures off a slow line until the first view's picture is there: browsers load none that is out of sight.
  if ('adoptedStyleSheets' in document) {
    const aside = new CSSStyleSheet();
    aside.replaceSync('img[loading=lazy]{translate:-9999px}');
    document.adoptedStyleSheets.push(aside);
    const bringBack = ({ type, target } = {}) => {
      if (type !== 'load' || target === document || target.fetchPriority === 'high') {
        aside.disabled = true;
      }
    };
    on(['load', 'scroll', 'pointerdown', 'keydown'], bringBack);
    // Load events of pictures do not reach the window.
    document.addEventListener('load', bringBack, { capture: true, signal: stop.signal });
    setTimeout(bringBack, 5000);
  }
  on(['click', 'change'], note);
  on(['pointerdown', 'keydown'], begin);
  // A page that the browser makes ahead does nothing until it is shown.
  const whenShown = (run) => {
    if (!document.prerendering) run();
    else document.addEventListener('prerenderingchange', run, { once: true });
  };
  on(['load'], ({ target }) => {
    if (target !== document) return;
    whenShown(() => {
      if (document.hidden) begin();
      else new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
    });
  });
  whenShown(() => setTimeout(begin, 5000));
  window.takeEarlyInput = () => {
    stop.abort();
    return early;
  };
})();
