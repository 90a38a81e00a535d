/** What a visitor has of each file; by its name without hash. */
const PURPOSES: Readonly<Record<string, string>> = {
  'react.js': 'makes the page of the server respond, and draws what changes',
  'router.js': 'the next page without loading anew, its data, back and forward',
  'shell.js': 'header, footer, cart, wishlist and account state of every page',
  'manifest.js': 'the router’s list of routes with the files of each',
  'rolldown-runtime.js': 'the bundler’s helpers',
  'root.js': 'the frame of every page',
  'entry.client.js': 'starts React and the router',
  'idle-parts.js': 'measurement, cookie bar, market suggestion, pages fetched ahead',
  'shelf.js': 'product cards',
  'sections.js': 'sections that editors compose pages of',
  'buying.js': 'adding to the bag, beside a product or on its card',
  'lists.js': 'filters, order and pages of a list',
  'home.js': 'the home page itself',
  'listing.js': 'the list itself',
  'product.js': 'the product page: gallery, sizes, tabs; on a list fetched ahead',
  'page.js': 'the content page itself, with its questions',
  'prose-page.module.js': 'class names of long texts',
  'reviews-section.js': 'reviews below the product',
  'visitor-terms.js': 'when a parcel would arrive, by the visitor’s own clock',
  'shell.css': 'styles of shopping pages',
  'index.css': 'styles of every page',
  'idle-parts.css': 'styles of the cookie bar',
  'reviews-section.css': 'styles of the reviews',
  'page.css': 'styles of the content page',
  'prose-page.css': 'styles of long texts',
  '/brand/styles.css': 'the brand’s colours and type',
  '/brand/fonts/instrument-sans.woff2': 'the text font',
  '/brand/fonts/imbue.woff2': 'the font of headings',
  '/api/market/country/': 'the visitor’s country, for the suggestion of a market',
  'nl.js': 'texts of every page in the page’s language',
};

export function purposeOf(file: string): string {
  return PURPOSES[file] ?? '–';
}
