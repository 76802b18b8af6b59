import { presetFrequency } from '@/lib/domain/series/recurrence-presets';
import { seriesSentence } from './series-sentence';

const zone = 'Asia/Shanghai';
const at = (text: string) => Date.parse(`${text}:00+08:00`);
const window = { beginTime: at('2026-12-02T10:00'), endTime: at('2026-12-02T11:00') };
const sentence = (starts: readonly number[]) =>
  seriesSentence({
    frequency: presetFrequency('weekly', '2026-12-02'),
    window,
    starts,
    today: '2026-11-23',
    zone,
  });

describe('[REP-01] a series read back', () => {
  it('names the rule, the times, the number, and the first and the last day', () => {
    expect(sentence([at('2026-12-02T10:00'), at('2026-12-09T10:00'), at('2027-01-06T10:00')])).toBe(
      '每周三 10:00–11:00，共 3 场，自 12月2日 周三 至 2027年1月6日 周三',
    );
  });

  it('says that there is only one', () => {
    expect(sentence([at('2026-12-02T10:00')])).toBe('每周三 10:00–11:00，只有 1 场：12月2日 周三');
  });
});
