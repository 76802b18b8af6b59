import { fixedClock } from '@/lib/time/clock';
import { lineBudget } from './line-budget';
import { refusalLog } from './refusal-log';

function kit(lines = 10) {
  const info = jest.fn();
  const clock = fixedClock(0);
  const refused = refusalLog({ log: { info }, budget: lineBudget({ lines, perMs: 60_000 }), clock });
  const refuse = (address: string) => refused({ traceId: 'trace-1', status: 400, method: 'GET', address });
  return { refuse, info, clock };
}

describe('[S58] a refused request', () => {
  it.each([
    ['/details/1%2F2?token=MARK', '/details/*'],
    ['/bff/api-meeting/api/user/v2/rooms/actions/page', '/bff/api-meeting/api/user/v2/rooms/actions/page'],
    ['/%zz', '/*'],
    ['/share/AbC123xyz/', '/share/*/'],
    ['//13812345678#MARK', '//*'],
    ['/\r\n\u001b[2J/login', '/*/login'],
    ['http://evil.example/x', '*//*/x'],
    [`/${'a/'.repeat(4_000)}`, '/a/a/a/a/a/a/a/a'],
    [`/${'a'.repeat(9_000)}`, '/*'],
  ])('is logged without what its path carried: %#', (address, logged) => {
    const { refuse, info } = kit();
    refuse(address);
    expect(info.mock.calls).toEqual([
      [
        { traceId: 'trace-1', status: 400, method: 'GET', address: logged, leftOut: 0 },
        'a request was refused',
      ],
    ]);
  });

  it('floods no log: so many lines a minute, and a count of the rest', () => {
    const { refuse, info, clock } = kit(3);
    for (let sent = 0; sent < 50; sent += 1) refuse('/x');
    expect(info).toHaveBeenCalledTimes(3);
    clock.advance(60_000);
    refuse('/x');
    expect(info).toHaveBeenCalledTimes(4);
    expect(info).toHaveBeenLastCalledWith(expect.objectContaining({ leftOut: 47 }), expect.any(String));
  });
});
