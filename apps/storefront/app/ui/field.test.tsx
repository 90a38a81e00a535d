import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

test('a field has its label, and says nothing of errors that are not there', () => {
  const html = renderToStaticMarkup(<Field label="E-mail" name="email" />);
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
});

test('hint and errors are read with the field', () => {
  const html = renderToStaticMarkup(
    <Field label="Password" hint="8 to 100 characters" errors={['Add a capital letter']} />,
  );
  const described = attribute(html, 'input', 'aria-describedby')?.split(' ') ?? [];
  expect(described).toEqual([attribute(html, 'p', 'id'), attribute(html, 'ul', 'id')]);
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(html).toContain('Add a capital letter');
});
