export { type FieldInput, type MetaobjectFault, mergeFields } from './check-fields.ts';
export {
  type Metaobject,
  type MetaobjectDefinition,
  type MetaobjectFields,
  type MetaobjectStatus,
  metaobjectGid,
  metaobjectNumber,
} from './metaobject.ts';
export {
  addDefinition,
  definitionsOf,
  findDefinition,
  findMetaobjectByHandle,
  findMetaobjects,
  listMetaobjects,
  listMetaobjectsAbout,
  putMetaobject,
  removeMetaobject,
} from './metaobject-rows.ts';
export { REVIEW_TYPE } from './review-definition.ts';
