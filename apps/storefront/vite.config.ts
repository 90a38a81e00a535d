import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// Many small files compress worse than two large ones: grouping them saves 8 kB on a first visit.
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//;
// What only account pages share; most visits never open one.
const ACCOUNT =
  /app\/(features\/account|ui\/(field|select|password|notice|use-has)|shared\/i18n\/use-refusal)|packages\/domain\/src\/(accounts|addresses|dates)\//;
// Only what first visits run: a part that lazy files share must not come with them.
const SHARED_BY_MOST_PAGES =
  /app\/(ui|shared\/(i18n|market|product-card|[a-z-]+\.tsx?)|features\/shell|state\/(cart\/(cart-(store|provider)|use-cart|provisional)|global-modules|shop-state|storage|ui))|packages\/domain\/src\/(cart|catalogue|markets|money|query)\//;
const isSharedByMostPages = (id: string) => SHARED_BY_MOST_PAGES.test(id) && !ACCOUNT.test(id);

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // The page handler reads the manifest to announce the visitor's one language file.
    manifest: true,
    target: 'es2023',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'shop', test: isSharedByMostPages, minShareCount: 3 },
                // After the shop, whose parts it also uses.
                { name: 'account', test: ACCOUNT, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // The server's bundle is the whole storefront, not only the pages.
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
  },
});
