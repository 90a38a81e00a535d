import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// No locale here: a locale's prefix is the router's basename (see server/pages/page-handler.ts).
export default [
  index('routes/home.tsx'),
  route('shop', 'routes/listing.tsx'),
  route('range/:handle', 'routes/range.tsx'),
  route('products/:handle', 'routes/product.tsx'),
  route('search', 'routes/search.tsx'),
  route('routine', 'routes/routine.tsx'),
  route('cards', 'routes/cards.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('markets', 'routes/markets.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('salon', 'routes/salons.tsx'),
  route('salon/:salonNo', 'routes/salon.tsx'),
  route('pages/:slug', 'routes/page.tsx'),
  route('policies/:handle', 'routes/policy.tsx'),
  layout('routes/account/texts.tsx', [
    route('newsletter', 'routes/newsletter.tsx'),
    route('account', 'routes/account/index.tsx'),
    route('account/login', 'routes/account/login.tsx'),
    route('account/register', 'routes/account/register.tsx'),
    route('account/forgot', 'routes/account/forgot.tsx'),
    route('account/activate/:id/:token', 'routes/account/activate.tsx'),
    route('account/reset/:id/:token', 'routes/account/reset.tsx'),
    route('account/logout', 'routes/account/logout.tsx'),
    route('account/professional/:screen?', 'routes/account/professional.tsx'),
    layout('routes/account/frame.tsx', [
      route('account/dashboard', 'routes/account/dashboard.tsx'),
      route('account/info', 'routes/account/info.tsx'),
      route('account/addresses', 'routes/account/addresses.tsx'),
      route('account/address/:id?', 'routes/account/address.tsx'),
      route('account/orders', 'routes/account/orders.tsx'),
      route('account/orders/:orderNumber', 'routes/account/order.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
