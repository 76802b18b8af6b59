import { pagePatternOf } from './page-pattern';

describe('[CFG-03] the page of an address', () => {
  it.each([
    ['/rooms', '/rooms'],
    ['/details/2026112301', '/details/{meetingNo}'],
    ['/invited/0193-ab', '/invited/{id}'],
  ])('%s is %s', (pathname, pattern) => {
    expect(pagePatternOf(pathname)).toBe(pattern);
  });

  it.each(['/', '/login', '/rooms/', '/details', '/details/1/2', '/share/secret', '/Rooms'])(
    '%s is none that is counted',
    (pathname) => {
      expect(pagePatternOf(pathname)).toBeUndefined();
    },
  );
});
