import { withoutPerson, withPeople } from './selection';

const person = (staffId: string) => ({ staffId, realName: staffId });
const bounds = { fixedIds: new Set(['me']), limit: 3 };

describe('[BOOK-10] a selection of people', () => {
  it('takes each once, and nobody who is in already', () => {
    const result = withPeople([person('a')], ['a', 'b', 'me', 'b'].map(person), bounds);
    expect(result).toEqual({ selection: [person('a'), person('b')], added: 1, isFull: false });
  });

  it('takes as many as the limit leaves, and says that some are left out', () => {
    const result = withPeople([person('a')], ['b', 'c', 'd'].map(person), bounds);
    expect(result).toMatchObject({ added: 2, isFull: true });
    expect(result.selection).toHaveLength(3);
  });

  it('stays the very same where nothing is added', () => {
    const selection = [person('a')];
    expect(withPeople(selection, [person('a')], bounds).selection).toBe(selection);
  });

  it('loses one person', () => {
    expect(withoutPerson(['a', 'b'].map(person), 'a')).toEqual([person('b')]);
  });
});
