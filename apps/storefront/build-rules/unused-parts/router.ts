import { leftOut } from './left-out.ts';
import type { UnusedParts } from './unused-parts.ts';

const FOLDER = '/react-router/dist/production/lib';

// The shop renders its pages on a server, with one list of routes, and stops nobody from leaving a page. In a browser
// it never is a shop without a server, nor one of server components, nor one that is being worked on.
export const UNUSED_IN_ROUTER: readonly UnusedParts[] = [
  {
    file: `${FOLDER}/router/router.js`,
    digest: 'c57a8a443062a135280d8534797cf22bea1f999731eec4aafe6e1c4cf356ed83',
    functions: {
      getBlocker: leftOut('useBlocker'),
      deleteBlocker: '',
      updateBlocker: '',
      shouldBlockNavigation: '',
      checkFogOfWar: 'return { active: false, matches }',
      discoverRoutes: '',
      patchRoutes: leftOut('patchRoutes'),
      _internalSetRoutes: '',
    },
  },
  {
    file: `${FOLDER}/hooks.js`,
    digest: '815f4e1a09bdb3f26b52907f27dfe33b81193149863c1cfcfe6d5f5e60e05798',
    // The shop has an error page of its own around all of its pages.
    functions: { DefaultErrorComponent: 'return null', RSCErrorHandler: '' },
  },
  {
    file: `${FOLDER}/dom/ssr/components.js`,
    digest: 'c558f81af80558a31e44516bfc8c903b7b2630e9954017f4fc4cac061a500fd0',
    functions: { RSCPrefetchPageLinksImpl: '' },
  },
  {
    file: `${FOLDER}/dom/ssr/hydration.js`,
    digest: '6bfe96fa2cbc0b5ac11ae9f731586381cb5dd82cdf26f12688343e88508ba9b3',
    // Which routes a page is made of is found out by the router right after it; to look for them here took as long again.
    functions: {
      getHydrationData: `
        let loaderData = { ...state.loaderData };
        let each = [...routes];
        for (let route of each) {
          let info = getRouteInfo(route.id);
          let loadsItself = shouldHydrateRouteLoader(route.id, info.clientLoader, info.hasLoader, isSpaMode);
          if (loadsItself && (info.hasHydrateFallback || !info.hasLoader)) delete loaderData[route.id];
          else if (!info.hasLoader) loaderData[route.id] = null;
          each.push(...(route.children ?? []));
        }
        return { ...state, loaderData };`,
    },
  },
  {
    file: `${FOLDER}/dom-export/hydrated-router.js`,
    digest: 'f47e9d0a894d63b3c8697c7a20aafc1197408d35fa35ba0f60261a082bb98b29',
    // The same with a breath between reading the data, making the routes and making the router: on a phone one task of
    // all three held up a press. What the shop's routes, links and settings never ask for is left out.
    functions: {
      createHydratedRouter: `
        initSsrInfo();
        let info = ssrInfo;
        let { context, manifest, routeModules } = info;
        let make = async () => {
          await window.scheduler?.yield?.();
          context.state = (await UNSAFE_decodeViaTurboStream(context.stream, window)).value;
          context.stream = void 0;
          await window.scheduler?.yield?.();
          let routes = UNSAFE_createClientRoutes(manifest.routes, routeModules, context.state, context.ssr, context.isSpaMode);
          let hydrationData = UNSAFE_getHydrationData({
            state: context.state,
            routes,
            getRouteInfo: (id) => ({
              clientLoader: routeModules[id]?.clientLoader,
              hasLoader: manifest.routes[id]?.hasLoader === true,
              hasHydrateFallback: routeModules[id]?.HydrateFallback != null
            }),
            isSpaMode: context.isSpaMode
          });
          let history = UNSAFE_createBrowserHistory();
          await window.scheduler?.yield?.();
          let router = UNSAFE_createRouter({
            routes,
            history,
            basename: context.basename,
            hydrationData,
            mapRouteProperties: UNSAFE_defaultMapRouteProperties,
            hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
            dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(() => router, manifest, routeModules, context.ssr)
          });
          info.router = router;
          if (router.state.initialized) {
            info.routerInitialized = true;
            router.initialize();
          }
          window.__reactRouterDataRouter = router;
        };
        info.stateDecodingPromise ??= make().catch((error) => {
          info.stateDecodingPromise.error = error;
        });
        if (info.stateDecodingPromise.error) throw info.stateDecodingPromise.error;
        if (!info.router) throw info.stateDecodingPromise;
        return info.router;`,
    },
  },
  {
    file: `${FOLDER}/dom/ssr/routes.js`,
    digest: 'a61893177d6a9f78b5681baae6d2170b6fa13a2d7171be6f7ad5a137180a14f0',
    functions: { createClientRoutesWithHMRRevalidationOptOut: '', wrapShouldRevalidateForHdr: '' },
  },
  {
    file: `${FOLDER}/dom/ssr/single-fetch.js`,
    digest: 'b48e0bfc41893af7473d0296cccde5419b652e97f1786ccfca8dea2cacfdc141',
    functions: { nonSsrStrategy: '' },
  },
  {
    file: `${FOLDER}/dom/lib.js`,
    digest: '3fa62403d02a7d3bc03c2f5f086600d9738a643900de16691b57837610df8612',
    // Links are the shop's own (app/ui/link.tsx).
    pure: ['Link', 'NavLink'],
    statements: ['HistoryRouter.displayName =', 'Link.displayName =', 'NavLink.displayName ='],
  },
];
