import type { FieldModel, FieldType, TypeModel } from './content-types.ts';

/** A text that each language writes for itself. */
export const translated = (id: string, name: string, type: FieldType = 'Symbol'): FieldModel => ({
  id,
  name,
  type,
  isLocalized: true,
});

/** What is the same in every language. */
export const shared = (id: string, name: string, type: FieldType = 'Symbol'): FieldModel => ({
  id,
  name,
  type,
  isLocalized: false,
});

export const NAME: FieldModel = { ...shared('name', 'Name for editors'), isRequired: true };
const TITLE = translated('title', 'Title');
const TEXT = translated('text', 'Text', 'Text');
const ACTIONS = shared('actions', 'Buttons', 'Entries');

function type(id: string, name: string, fields: readonly FieldModel[]): TypeModel {
  return { id, name, displayField: 'name', fields: [NAME, ...fields] };
}

/** What pages are put together from; a page lists its modules in its own order. */
export const MODULE_TYPES: readonly TypeModel[] = [
  type('hero', 'Hero', [TITLE, TEXT, shared('media', 'Media', 'Entry'), ACTIONS]),
  type('mediaComponent', 'Media', [
    TITLE,
    shared('type', 'Type: image or video'),
    shared('desktopImage', 'Image on a desk', 'Asset'),
    shared('mobileImage', 'Image on a phone', 'Asset'),
    shared('thumbnails', 'Thumbnails', 'Assets'),
    shared('video', 'Video', 'Asset'),
    shared('videoAspectRatio', 'Video aspect ratio, such as 16:9'),
    shared('focalPoint', 'Focal point: x and y from 0 to 1', 'Object'),
    translated('altText', 'Alternative text'),
    shared('link', 'Link to a general, product, bundle or collection page', 'Entry'),
    shared('externalLink', 'External link'),
  ]),
  type('productRow', 'Row of products', [
    TITLE,
    shared('source', 'Source: bestsellers or collection'),
    shared('collection', 'Collection', 'Entry'),
    shared('count', 'How many', 'Integer'),
    shared('isLying', 'Wide pictures', 'Boolean'),
    shared('link', 'Where to see all', 'Entry'),
    ACTIONS,
  ]),
  type('rangeBand', 'Band of one range', [
    TITLE,
    TEXT,
    shared('range', 'Range', 'Entry'),
    shared('media', 'Media', 'Entry'),
    ACTIONS,
  ]),
  type('rangeTiles', 'Tiles of the ranges', [TITLE, shared('ranges', 'Ranges', 'Entries')]),
  type('textModule', 'Text', [translated('body', 'Body', 'RichText')]),
  type('facts', 'Facts side by side', [
    TITLE,
    translated('facts', 'Facts: a list of title and text', 'Object'),
  ]),
  type('salonCall', 'Call to find a salon', [
    TITLE,
    TEXT,
    shared('media', 'Media', 'Entry'),
    ACTIONS,
  ]),
  type('newsletter', 'Newsletter', [
    TITLE,
    TEXT,
    translated('label', 'Label of the e-mail input'),
    translated('button', 'Button'),
    translated('note', 'What the button agrees to', 'Text'),
    translated('thanks', 'Thanks', 'Text'),
    shared('actions', 'Links beside the note, such as privacy', 'Entries'),
  ]),
];
