import { matchRange, textRange } from './match-ranges';

const marked = (name: string, pinyin: string, keyword: string) => {
  const range = matchRange({ name, pinyin }, keyword);
  return range && Array.from(name).slice(range.from, range.to).join('');
};

describe('[CON-01] the characters of a name that match', () => {
  it.each([
    ['林晓', 'LIN XIAO', '晓', '晓'],
    ['林晓', 'LIN XIAO', 'lx', '林晓'],
    ['林晓', 'LIN XIAO', 'LINX', '林晓'],
    ['林晓', 'LIN XIAO', 'lin xiao', '林晓'],
    ['林晓', 'LIN XIAO', 'xi', '晓'],
    ['欧阳永宁', 'OUYANG YONGNING', 'oyyn', '欧阳永宁'],
    ['欧阳永宁', 'OUYANG YONGNING', 'yn', '永宁'],
    ['李安安', 'LI ANAN', 'anan', '安安'],
    ['Alice', 'ALICE', 'lic', 'lic'],
    ['𠮷田', 'JI TIAN', 't', '田'],
  ])('of %s (%s) by %s are %s', (name, pinyin, keyword, expected) => {
    expect(marked(name, pinyin, keyword)).toBe(expected);
  });

  it.each([
    ['林晓', 'LIN XIAO', 'ix'],
    ['林晓', 'LIN XIAO', '1380'],
    ['林晓', '', 'lx'],
    ['林晓', 'LIN', 'lx'],
  ])('of %s (%s) by %s are none', (name, pinyin, keyword) => {
    expect(marked(name, pinyin, keyword)).toBeUndefined();
  });

  it('of a number or an address are those that were typed', () => {
    expect(textRange('13800000001', '0001')).toEqual({ from: 7, to: 11 });
    expect(textRange('Lin@example.com', 'lin@')).toEqual({ from: 0, to: 4 });
    expect(textRange('lin@example.com', '  ')).toBeUndefined();
    expect(textRange('lin@example.com', 'wang')).toBeUndefined();
  });
});
