import { type HouseRule, isCode, isStyle } from './finding.ts';

const MOST_LINES = 250;
/** Data in the form of code may be as long as the data is. */
const DATA = /\/(demo|data)\//;
/** A file named for no subject collects all subjects. */
const NAMES_FOR_NOTHING = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc']);

export const smallFiles: HouseRule = {
  name: 'small-files',
  appliesTo: (file) => (isCode(file) || isStyle(file)) && !DATA.test(file),
  find: ({ source }) => {
    const lines = source.trimEnd().split('\n').length;
    if (lines <= MOST_LINES) return [];
    return [{ offset: 0, reason: `${lines} lines; split it, ${MOST_LINES} is the most` }];
  },
};

export const namedSubjects: HouseRule = {
  name: 'named-subjects',
  appliesTo: (file) => isCode(file) || isStyle(file),
  find: ({ file }) =>
    file
      .split('/')
      .flatMap((part) => part.split('.')[0] ?? [])
      .filter((part) => NAMES_FOR_NOTHING.has(part))
      .map((part) => ({ offset: 0, reason: `"${part}" names no subject` })),
};

export const kebabCaseFolders: HouseRule = {
  name: 'kebab-case-folders',
  appliesTo: isCode,
  find: ({ file }) =>
    file
      .split('/')
      .slice(0, -1)
      .filter((folder) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))
      .map((folder) => ({ offset: 0, reason: `the folder "${folder}" is not kebab-case` })),
};
