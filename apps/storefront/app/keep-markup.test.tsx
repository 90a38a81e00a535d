import { marketOf } from '@lokke/domain/markets';
import { type ReactElement, useId } from 'react';
import { expect, test } from 'vitest';
import { keepMarkup } from './keep-markup.ts';
import { renderAtOnce } from './render-at-once.ts';
import { KeptMarkupContext } from './shared/kept-part/kept-markup.ts';
import { KeptPart } from './shared/kept-part/kept-part.tsx';
import { MarketProvider } from './shared/market/market-provider.tsx';

const MARK = 'nobody writes this';

interface Menu {
  readonly title: string;
}

let draws = 0;

function Panel({ menu: { title } }: { readonly menu: Menu }) {
  draws += 1;
  return <nav id={useId()}>{title} &amp; more</nav>;
}

interface PageProps {
  readonly menu: Menu;
  readonly locale?: 'nl' | 'de';
  readonly children?: string | ReactElement;
}

function Page({ menu, locale = 'nl', children }: PageProps) {
  return (
    <MarketProvider market={marketOf(locale)}>
      <body>
        <KeptPart of={menu} name="menu">
          <Panel menu={menu} />
        </KeptPart>
        <main id={useId()}>{children}</main>
      </body>
    </MarketProvider>
  );
}

function opened() {
  draws = 0;
  const open = keepMarkup(MARK);
  return (page: ReactElement) => {
    const { kept, fill } = open();
    const html = renderAtOnce(<KeptMarkupContext value={kept}>{page}</KeptMarkupContext>);
    return fill(html ?? '');
  };
}

test('a part is drawn once, and every page reads as if it had been drawn for it', () => {
  const draw = opened();
  const menu = { title: 'Care' };
  const pageOf = (text: string) => <Page menu={menu}>{text}</Page>;
  const texts = ['one', 'two', '<three>'];
  const drawn = texts.map((text) => draw(pageOf(text)));
  expect(draws).toBe(1);
  expect(drawn).toEqual(texts.map((text) => renderAtOnce(pageOf(text))));
});

test('another source is drawn anew, however much it resembles the one before', () => {
  const draw = opened();
  draw(<Page menu={{ title: 'Care' }} />);
  expect(draw(<Page menu={{ title: 'Styling' }} />)).toContain('Styling');
  expect(draws).toBe(2);
});

test('each market has its own', () => {
  const draw = opened();
  const menu = { title: 'Care' };
  draw(<Page menu={menu} locale="nl" />);
  draw(<Page menu={menu} locale="de" />);
  draw(<Page menu={menu} locale="nl" />);
  expect(draws).toBe(2);
});

test('what has no source of its own is drawn each time', () => {
  const draw = opened();
  const page = (
    <MarketProvider market={marketOf('nl')}>
      <KeptPart of={null} name="menu">
        <Panel menu={{ title: 'Care' }} />
      </KeptPart>
    </MarketProvider>
  );
  expect(draw(page)).toBe(renderAtOnce(page));
  draw(page);
  expect(draws).toBe(3);
});

test('of a part within a part the inner one is kept', () => {
  const draw = opened();
  const [menu, inner] = [{ title: 'Care' }, { title: 'Rain' }];
  const page = (
    <MarketProvider market={marketOf('nl')}>
      <KeptPart of={menu} name="outer">
        <section>
          <Page menu={inner} />
        </section>
      </KeptPart>
    </MarketProvider>
  );
  const alone = renderAtOnce(page);
  expect([draw(page), draw(page), draw(page)]).toEqual([alone, alone, alone]);
  expect(draws).toBe(2);
});

test('a page that was given up leaves nothing behind', () => {
  const menu = { title: 'Care' };
  const open = keepMarkup(MARK);
  const tree = <Page menu={menu} />;
  renderAtOnce(<KeptMarkupContext value={open().kept}>{tree}</KeptMarkupContext>);
  const { kept, fill } = open();
  const html = renderAtOnce(<KeptMarkupContext value={kept}>{tree}</KeptMarkupContext>);
  expect(fill(html ?? '')).toBe(renderAtOnce(tree));
});
