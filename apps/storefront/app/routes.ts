import { index, type RouteConfig, route } from '@react-router/dev/routes';

// No locale here: a locale's prefix is the router's basename (see server/pages/page-handler.ts).
export default [
  index('routes/home.tsx'),
  route('shop', 'routes/listing.tsx'),
  route('range/:handle', 'routes/range.tsx'),
  route('products/:handle', 'routes/product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('policies/:handle', 'routes/policy.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
