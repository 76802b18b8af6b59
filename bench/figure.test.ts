import { type Figure, meetsAim, meetsGate } from './figure';

const figure: Figure = {
  id: 'x',
  title: 'x',
  value: 0.5,
  unit: 'ratio',
  better: 'more',
  gate: 0.4,
  aim: 0.6,
};

describe('gate and aim of a figure', () => {
  it('are reached from below where more is better, the limit itself included', () => {
    expect(meetsGate(figure)).toBe(true);
    expect(meetsGate({ ...figure, value: 0.4 })).toBe(true);
    expect(meetsGate({ ...figure, value: 0.39 })).toBe(false);
    expect(meetsAim(figure)).toBe(false);
  });

  it('are reached from above where less is better', () => {
    const time: Figure = { ...figure, better: 'less', gate: 1.25, aim: 1.15 };
    expect(meetsGate({ ...time, value: 1.25 })).toBe(true);
    expect(meetsGate({ ...time, value: 1.26 })).toBe(false);
    expect(meetsAim({ ...time, value: 1.2 })).toBe(false);
  });

  it('are missed by what is no number', () => {
    expect(meetsGate({ ...figure, value: Number.NaN })).toBe(false);
    expect(meetsGate({ ...figure, better: 'less', value: Number.NaN })).toBe(false);
  });
});
