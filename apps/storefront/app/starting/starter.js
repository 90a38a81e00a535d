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
  const note = ({ type, target }) => {
    const button = type === 'click' && target.closest('button:not([popovertarget])');
    if (button && !(button.form && button.type === 'submit')) keep(button, true);
    if (type === 'change' && target.matches('select')) keep(target, target.value);
    if (type === 'change' && target.matches('[type=checkbox], [type=radio]')) {
      keep(target, target.checked);
    }
  };
  const named = (id) => document.getElementById(id).textContent;
  const start = async () => {
    const { files, routes, entry } = JSON.parse(named('parts'));
    for (const href of [...files, entry]) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
      await window.scheduler?.yield?.();
    }
    for (const file of files) {
      await import(file);
      await (window.scheduler?.yield?.() ?? new Promise(setTimeout));
    }
    const modules = {};
    for (const [id, parts] of Object.entries(routes)) {
      modules[id] = Object.assign({}, ...(await Promise.all(parts.map((part) => import(part)))));
    }
    window.__reactRouterRouteModules = modules;
    const { streamController } = window.__reactRouterContext;
    streamController.enqueue(named('data'));
    streamController.close();
    import(entry);
  };
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = document.readyState !== 'loading';
    if (hasBegun) start();
    else document.addEventListener('DOMContentLoaded', begin, { once: true });
  };
  const seen = (_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  };
  on(['click', 'change'], note);
  on(['pointerdown', 'keydown'], begin);
  on(['load'], ({ target }) => {
    if (target !== document) return;
    if (document.hidden) begin();
    else new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
  });
  setTimeout(begin, 5000);
  window.takeEarly = () => {
    stop.abort();
    return early;
  };
})();
