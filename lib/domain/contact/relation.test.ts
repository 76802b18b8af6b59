import { relationOf, showsMobile } from './relation';

it.each([
  [false, false, 'none'],
  [false, true, 'none'],
  [true, false, 'added'],
  [true, true, 'each-added'],
] as const)('[CON-04] added by me %j and by them %j is %s', (isAdded, addedMe, relation) =>
  expect(relationOf({ isAdded, addedMe })).toBe(relation),
);

it('[CON-04] [S46] a number shows only for colleagues who have added each other', () => {
  expect(showsMobile({ isExternal: false, relation: 'each-added' })).toBe(true);
  expect(showsMobile({ isExternal: true, relation: 'each-added' })).toBe(false);
  for (const relation of ['none', 'added'] as const)
    expect(showsMobile({ isExternal: false, relation })).toBe(false);
});
