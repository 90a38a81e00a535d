export { findSuggestions, type Suggestions } from './find-suggestions.ts';
