export { type FieldInput, type MetaobjectFault, mergeFields } from './check-fields.ts';
export { jsonOfValue } from './check-value.ts';
export { definitionsOf, findDefinition, putDefinition } from './definition-rows.ts';
export { categoryOf, FIELD_TYPES } from './field-types.ts';
export {
  type FieldDefinition,
  type MetaobjectDefinition,
  metaobjectGid,
  metaobjectNumber,
  servedValue,
  type Validation,
} from './metaobject.ts';
export {
  findMetaobjectByHandle,
  findMetaobjects,
  listMetaobjects,
  listMetaobjectsAbout,
  type Metaobject,
  type MetaobjectFields,
  type MetaobjectStatus,
  putMetaobject,
  removeMetaobject,
} from './metaobject-rows.ts';
export { displayNameOf, freeHandle, handleFaults, handleOfNew } from './naming.ts';
export { REVIEW_TYPE } from './review-definition.ts';
