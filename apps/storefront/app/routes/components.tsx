import { lazy } from 'react';
import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { ExtraMessages } from '../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { toCard } from '../shared/product-card/card.ts';
import type { Route } from './+types/components';

// Apart from the route, to keep its chunks out of the route manifest.
const ComponentsPage = lazy(async () => ({
  default: (await import('../features/component-gallery/component-gallery-page.tsx'))
    .ComponentGalleryPage,
}));

/** Component gallery, in the test market only. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locale, language } = context.get(pageServices).market;
  if (locale !== 'dev') throw data(null, { status: 404 });
  const products = await context.get(pageServices).catalogue.products();
  const [first] = products.kind === 'found' ? products.value : [];
  return {
    texts: pageMessages(language, 'listing', 'vocabulary'),
    card: first === undefined ? null : toCard(first),
  };
}

export default function Components({ loaderData: { texts, card } }: Route.ComponentProps) {
  return (
    <ExtraMessages texts={texts}>
      <ComponentsPage card={card} />
    </ExtraMessages>
  );
}
