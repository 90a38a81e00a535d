import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The route list is small: sending it whole saves a request on every first visit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
