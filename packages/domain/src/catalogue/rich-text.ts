const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** Shopify's rich text as HTML, its texts escaped; the caller cleans what links lead to. */
export function richTextHtml(node: unknown): string {
  if (typeof node !== 'object' || node === null || !('type' in node)) return '';
  const read = (name: string): unknown => Reflect.get(node, name);
  const children = read('children');
  const inner = Array.isArray(children) ? children.map(richTextHtml).join('') : '';
  switch (node.type) {
    case 'root':
      return inner;
    case 'paragraph':
      return `<p>${inner}</p>`;
    case 'heading':
      return `<h3>${inner}</h3>`;
    case 'list':
      return read('listType') === 'ordered' ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`;
    case 'list-item':
      return `<li>${inner}</li>`;
    case 'link':
      return `<a href="${escapeHtml(String(read('url')))}">${inner}</a>`;
    case 'text': {
      const text = escapeHtml(String(read('value') ?? '')).replaceAll('\n', '<br>');
      const strong = read('bold') === true ? `<strong>${text}</strong>` : text;
      return read('italic') === true ? `<em>${strong}</em>` : strong;
    }
    default:
      return inner;
  }
}
