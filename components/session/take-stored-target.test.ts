import { limits } from '@/lib/domain/limits/limits';
import { storeTarget } from './store-target';
import { takeStoredTarget } from './take-stored-target';

beforeEach(() => sessionStorage.clear());
const plant = (stored: unknown) =>
  sessionStorage.setItem('login-target', typeof stored === 'string' ? stored : JSON.stringify(stored));

describe('[S18] the page that somebody was thrown out of', () => {
  it('[SESS-07] is gone back to once', () => {
    storeTarget('s1', '/early-end/42?from=a');
    expect(takeStoredTarget('s1')).toBe('/early-end/42?from=a');
    expect(takeStoredTarget('s1')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is nobody else’s, also not later', () => {
    storeTarget('s1', '/rooms');
    expect(takeStoredTarget('s2')).toBeUndefined();
    expect(takeStoredTarget('s1')).toBeUndefined();
  });

  it('is forgotten after half an hour', () => {
    storeTarget('s1', '/rooms', 0);
    expect(takeStoredTarget('s1', limits.storedTargetMs + 1)).toBeUndefined();
  });

  it.each([
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
    ],
    ...[
      '/login?to=/login',
      '/WorkWeChatLogin?accessToken=a',
      '/transfer?to=/rooms',
      '/bff/session',
      ' /rooms',
    ],
    ...['/rooms\n', 7, null, undefined, ['/rooms']],
  ])('leads nowhere when it is %j', (to) => {
    plant({ staffId: 's1', to, storedAt: Date.now() });
    expect(takeStoredTarget('s1')).toBeUndefined();
  });

  it.each(['{', '[]', 'null', '"/rooms"', '{"to":"/rooms"}', { staffId: 's1', to: '/rooms' }])(
    'is nothing when %j was planted',
    (stored) => {
      plant(stored);
      expect(takeStoredTarget('s1')).toBeUndefined();
      expect(sessionStorage).toHaveLength(0);
    },
  );
});
