import { gridKeyHelp } from './grid-key-help';
import { movingKeys } from './move-cursor';

it('[UX-01] [HELP-01] help names every key of the grid, and no other', () => {
  // Enter, space, Escape, M and S act where one is; a capital G is the key G.
  const keys = [...movingKeys.filter((key) => key !== 'Shift+g'), 'Enter', ' ', 'Escape', 'm', 's'];
  expect(gridKeyHelp.flatMap((help) => help.keys).sort()).toEqual(keys.sort());
});
