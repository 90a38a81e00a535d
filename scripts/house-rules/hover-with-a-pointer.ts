import { type HouseRule, isStyle } from './finding.ts';

const TOKEN = /\/\*[\s\S]*?\*\/|[^{};]*[{};]/g;

/** A finger leaves no hover behind: after a tap it would stay on what was tapped. */
export const hoverWithAPointer: HouseRule = {
  name: 'hover-with-a-pointer',
  appliesTo: isStyle,
  find: ({ source }) => {
    const around: string[] = [];
    const found: { offset: number; reason: string }[] = [];
    for (const { 0: token, index } of source.matchAll(TOKEN)) {
      if (token.startsWith('/*')) continue;
      if (token.endsWith('}')) around.pop();
      if (!token.endsWith('{')) continue;
      const isGuarded = around.some((block) => block.includes('(hover: hover)'));
      const at = token.indexOf(':hover');
      if (at !== -1 && !isGuarded)
        found.push({ offset: index + at, reason: 'say :hover within @media (hover: hover)' });
      around.push(token);
    }
    return found;
  },
};
