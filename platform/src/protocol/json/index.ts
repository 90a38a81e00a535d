export {
  bool,
  byKind,
  choice,
  DecodeError,
  type Decoder,
  list,
  nullable,
  number,
  object,
  record,
  strictObject,
  text,
} from './decoder.ts';
