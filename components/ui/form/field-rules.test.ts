import { isFilled, normalised, ruleErrors, type FieldRules } from './field-rules';

type Values = { name: string; again: string; ticked: boolean };

const rules: FieldRules<Values> = {
  name: {
    normalise: (typed) => typed.trim(),
    check: (name) => (name === '' ? 'name is missing' : undefined),
  },
  again: { check: (again, { name }) => (again === name ? undefined : 'differs') },
};

describe('the rules of a form', () => {
  it('write a value as its field holds it, and leave the others as they are typed', () => {
    expect(normalised(rules, 'name', ' Lin ')).toBe('Lin');
    expect(normalised(rules, 'again', ' Lin ')).toBe(' Lin ');
  });

  it('see the other values, and are asked about the named fields alone', () => {
    const values = { name: '', again: 'Lin', ticked: false };
    expect(ruleErrors(rules, ['again', 'ticked'], values)).toEqual({ again: 'differs', ticked: undefined });
    expect(ruleErrors(rules, ['name'], values)).toEqual({ name: 'name is missing' });
  });

  it('[AUTH-14] take white space for nothing, and count texts alone', () => {
    expect(isFilled(['name', 'ticked'], { name: 'Lin', again: '', ticked: false })).toBe(true);
    expect(isFilled(['name'], { name: '  ', again: '', ticked: true })).toBe(false);
  });
});
