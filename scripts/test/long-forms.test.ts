import { isAboutRaces, longForms, provedInLongFormsAlone } from './long-forms';

test('every file with a long form is found, the half hour of load last', () => {
  const files = longForms();
  expect(files).toEqual(
    expect.arrayContaining(['e2e/stack/one-slot.spec.ts', 'service/booking/commands/booking-storm.test.ts']),
  );
  expect(files.at(-1)).toBe('e2e/stack/steady-load.spec.ts');
  expect(files.filter((file) => !/^(e2e\/(stack|safety|specs)|service)\//.test(file))).toEqual([]);
});

test('every requirement has a test outside of the long forms', () => {
  expect(provedInLongFormsAlone()).toEqual([]);
});

test('those about races are tried on a second PostgreSQL', () => {
  expect(longForms().filter(isAboutRaces)).toEqual([
    'e2e/stack/one-slot.spec.ts',
    'service/booking/commands/booking-storm.test.ts',
  ]);
});
