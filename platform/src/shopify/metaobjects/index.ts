export { type FieldInput, type MetaobjectFault, mergeFields } from './check-fields.ts';
export {
  definitionsOf,
  dropField,
  findDefinition,
  putDefinition,
  removeDefinition,
} from './definition-rows.ts';
export { categoryOf, FIELD_TYPES } from './field-types.ts';
export {
  definitionNumber,
  type FieldDefinition,
  type Metaobject,
  type MetaobjectDefinition,
  type MetaobjectFields,
  type MetaobjectStatus,
  metaobjectGid,
  metaobjectNumber,
  servedValue,
  type Validation,
} from './metaobject.ts';
export {
  countMetaobjects,
  findMetaobjectByHandle,
  findMetaobjects,
  listMetaobjects,
  listMetaobjectsAbout,
  putMetaobject,
  removeMetaobject,
} from './metaobject-rows.ts';
export { displayNameOf, freeHandle, handleFaults, handleOfNew } from './naming.ts';
export { REVIEW_TYPE } from './review-definition.ts';
export { jsonOfValue } from './written-value.ts';
