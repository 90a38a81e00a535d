import type { ServerBuild } from 'react-router';

/** What a build says beside its pages, where there are no files for browsers. */
export const UNBUILT = {
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} satisfies Partial<ServerBuild>;
