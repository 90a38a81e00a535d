import { demoMedia } from '../../../shopify/images/index.ts';
import { at, isRecord, type Json, type JsonRecord, textAt } from '../entity.ts';
import { ManagementError } from './management-error.ts';

/**
 * Turns what was uploaded for a locale into a file. Nothing is fetched: a file stays where it is, and those of the demo
 * are known with their sizes.
 */
export function processFile(content: JsonRecord, locale: string): JsonRecord {
  const fields = at(content, 'fields');
  const files = at(fields, 'file');
  const file = at(files, locale);
  if (!isRecord(fields) || !isRecord(files) || !isRecord(file)) {
    throw ManagementError.invalid(`There is no file in ${locale}.`);
  }
  const upload = textAt(file, 'upload');
  if (upload === null) return content;
  const { upload: _taken, ...kept } = file;
  const fileName = textAt(file, 'fileName') ?? '';
  const processed: JsonRecord = {
    ...kept,
    url: upload.replace(/^https?:/, ''),
    details: detailsOf(fileName),
  };
  return { ...content, fields: { ...fields, file: { ...files, [locale]: processed } } };
}

function detailsOf(fileName: string): Json {
  const known = demoMedia().find(fileName);
  if (!known) return {};
  const { widthInPixels: width, heightInPixels: height } = known;
  return { image: { width, height } };
}
