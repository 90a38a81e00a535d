import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Button } from '../../ui/button.tsx';

const MAX_WORDS = 300;

/** Leads from each part of the page to the editor: by a link at each module, or from the words that are clicked. */
export function EditLinks() {
  // Keyed, since another page has other modules.
  return <LinksOfPage key={useLocation().key} />;
}

function LinksOfPage() {
  const t = useT('preview');
  const { locale } = useMarket();
  const [isPicking, setIsPicking] = useState(false);
  const sections = useSections();
  useEffect(() => {
    if (!isPicking) return;
    const pick = (event: MouseEvent) => {
      const { target } = event;
      const own = '.preview-bar, .preview-edit';
      if (!(target instanceof HTMLElement) || target.closest(own) !== null) return;
      event.preventDefault();
      event.stopPropagation();
      window.open(editorHref({ locale, ...partAt(target) }), '_blank');
    };
    document.addEventListener('click', pick, { capture: true });
    return () => document.removeEventListener('click', pick, { capture: true });
  }, [isPicking, locale]);
  return (
    <>
      <Button
        appearance="secondary"
        aria-pressed={isPicking}
        onClick={() => setIsPicking(!isPicking)}
      >
        {t('preview.pick')}
      </Button>
      {sections.map((section) =>
        createPortal(
          <a
            className="preview-edit"
            href={editorHref({ locale, entry: sectionId(section), words: headingIn(section) })}
            target="_blank"
            rel="noopener"
          >
            {t('preview.edit')} <span className="visually-hidden">{headingIn(section)}</span>
          </a>,
          section,
          sectionId(section),
        ),
      )}
    </>
  );
}

/** Modules of the page that is shown. */
function useSections(): readonly Element[] {
  const [sections, setSections] = useState<readonly Element[]>([]);
  useEffect(() => setSections([...document.querySelectorAll('[data-section]')]), []);
  return sections;
}

const sectionId = (section: Element) => section.getAttribute('data-section') ?? '';

const headingIn = (section: Element) => section.querySelector('h1, h2')?.textContent ?? '';

function partAt(target: HTMLElement) {
  const section = target.closest('[data-section]');
  const words = target instanceof HTMLImageElement ? target.alt : (target.textContent ?? '');
  return { entry: section === null ? '' : sectionId(section), words: words.slice(0, MAX_WORDS) };
}

function editorHref(query: Readonly<Record<'locale' | 'entry' | 'words', string>>): string {
  const { locale: market, ...part } = query;
  return `/preview/edit?${new URLSearchParams({ market, ...part })}`;
}
