import { isLabelName, isRemarkLength, labelNameOf, remarkOf } from './person-text';

describe('[CON-05] a remark name', () => {
  it.each([
    ['white space of any kind', ' 小\t王\u3000的\n同事 ', '小王的同事'],
    ['control characters', '小\u0000王\u007f', '小王'],
    ['halves of characters', '小\ud800王', '小王'],
    ['characters that turn the text around it', '\u202e小王\u2069', '小王'],
    ['nothing of right-to-left text', 'دانا', 'دانا'],
    ['nothing of an emoji that others make up', '👩\u200d💻', '👩\u200d💻'],
  ])('loses %s', (_, typed, stored) => expect(remarkOf(typed)).toBe(stored));

  it('has at most 16 characters, as people count them', () => {
    expect(isRemarkLength('一'.repeat(16))).toBe(true);
    expect(isRemarkLength('一'.repeat(17))).toBe(false);
    expect(isRemarkLength('🙂'.repeat(16))).toBe(true);
  });
});

describe('[CON-07] a label’s name', () => {
  it('has single spaces inside and none around', () => {
    expect(labelNameOf(' \u3000核心 \t 项目组\n')).toBe('核心 项目组');
  });

  it('is the same however its characters were composed', () => {
    expect(labelNameOf('cafe\u0301')).toBe(labelNameOf('caf\u00e9'));
  });

  it.each([
    ['', false],
    ['一'.repeat(16), true],
    ['一'.repeat(17), false],
  ])('%j: %j', (name, isName) => expect(isLabelName(name)).toBe(isName));
});
