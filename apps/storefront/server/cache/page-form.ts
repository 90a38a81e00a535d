/** Form that a path asks for: the document, the router's data of it, or its words as Markdown. */
export type PageForm = 'document' | 'data' | 'markdown';

const SUFFIXES = { data: '.data', markdown: '.md' } as const;

/** Splits off the suffix that names another form of a page: `/nl.data` is the home page of `/nl`. */
export function splitPageForm(path: string): { readonly page: string; readonly form: PageForm } {
  for (const form of ['data', 'markdown'] as const) {
    const suffix = SUFFIXES[form];
    if (!path.endsWith(suffix)) continue;
    const page = path.slice(0, -suffix.length);
    return { page: (page.endsWith('/_') ? page.slice(0, -2) : page) || '/', form };
  }
  return { page: path, form: 'document' };
}

/** Path of a form of a page. */
export function joinPageForm(page: string, form: PageForm): string {
  if (form === 'document') return page;
  return (page === '/' ? '/_' : page) + SUFFIXES[form];
}
