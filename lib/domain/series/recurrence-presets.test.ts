import { presetFrequency, type PresetName } from './recurrence-presets';
import { writeRecurrence } from './write-recurrence';

const zone = 'Asia/Shanghai';

describe('[REP-01] rules that a press chooses', () => {
  it.each<[PresetName, string, string]>([
    ['daily', '2026-12-02', 'FREQ=DAILY'],
    ['workdays', '2026-12-02', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['weekly', '2026-12-02', 'FREQ=WEEKLY;BYDAY=WE'],
    ['biweekly', '2026-12-02', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE'],
    ['monthlyByDate', '2026-12-31', 'FREQ=MONTHLY;BYMONTHDAY=31'],
    ['monthlyByWeekday', '2026-12-02', 'FREQ=MONTHLY;BYDAY=1WE'],
    ['monthlyByWeekday', '2026-12-08', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['monthlyByWeekday', '2026-12-30', 'FREQ=MONTHLY;BYDAY=-1WE'],
  ])('%s from %s on is %s', (name, day, rule) => {
    const { code, facts } = presetFrequency(name, day);
    expect(writeRecurrence({ code, facts: { ...facts, count: 3 } }, zone)).toBe(`${rule};COUNT=3`);
  });
});
