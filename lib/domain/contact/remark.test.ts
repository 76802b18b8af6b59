import { isRemarkChange, typedRemark } from './remark';

describe('[CON-05] a remark name', () => {
  it.each([
    ['  小 林\t同学\n', '小林同学'],
    ['　全角 空格　', '全角空格'],
    ['一二三四五六七八九十一二三四五六七八', '一二三四五六七八九十一二三四五六'],
    ['𠮷'.repeat(17), '𠮷'.repeat(16)],
    ['   ', ''],
  ])('%j is typed as %j', (typed, stored) => {
    expect(typedRemark(typed)).toBe(stored);
  });

  it('that is empty counts only where there was one', () => {
    expect(isRemarkChange('', undefined)).toBe(false);
    expect(isRemarkChange('', '')).toBe(false);
    expect(isRemarkChange('', '小林')).toBe(true);
    expect(isRemarkChange('小林', '小林')).toBe(false);
    expect(isRemarkChange('小林', undefined)).toBe(true);
  });
});
