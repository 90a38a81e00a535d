import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A build beside the shop's own, for a benchmark, goes elsewhere.
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'build',
  // The route list is small: sending it whole saves a request on every first visit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
