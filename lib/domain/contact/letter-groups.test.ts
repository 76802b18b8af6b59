import { letterGroups, letterOf } from './letter-groups';

const person = (realName: string, pinyin?: string) => ({ realName, pinyin });

describe('[CON-02] people by first letter', () => {
  it.each([
    [person('林晓', 'LIN XIAO'), 'L'],
    [person('Alice', 'ALICE'), 'A'],
    [person('alice'), 'A'],
    [person('9527', '9527'), '#'],
    [person('林晓'), '#'],
    [person('', ''), '#'],
  ])('%j stands under %s', (someone, letter) => {
    expect(letterOf(someone)).toBe(letter);
  });

  it('goes from A to Z, # last, each group in the order of the pinyin', () => {
    const groups = letterGroups([
      person('9527', '9527'),
      person('周宁', 'ZHOU NING'),
      person('林晓', 'LIN XIAO'),
      person('李雷', 'LI LEI'),
      person('Bob', 'BOB'),
    ]);
    expect(groups.map(({ letter, people }) => [letter, ...people.map(({ realName }) => realName)])).toEqual([
      ['B', 'Bob'],
      ['L', '李雷', '林晓'],
      ['Z', '周宁'],
      ['#', '9527'],
    ]);
  });
});
