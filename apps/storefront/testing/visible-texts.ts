const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const SPOKEN = /\s(?:alt|aria-label|aria-description|placeholder|title|aria-valuetext)="([^"]*)"/g;

/** What somebody who looks at a page or listens to it gets of it, piece by piece as the server wrote it. */
export function visibleTexts(html: string): readonly string[] {
  const body = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<meta\b[^>]*>|<link\b[^>]*>/g, '');
  const spoken = [...body.matchAll(SPOKEN)].map(([, text = '']) => text);
  return [...spoken, ...body.split(/<[^>]*>/)]
    .map((text) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => ENTITIES[one] ?? one).trim())
    .filter((text) => text !== '');
}
