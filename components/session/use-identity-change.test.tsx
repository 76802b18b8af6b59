import { act, renderHook } from '@testing-library/react';
import { expectStaff } from '@/lib/client/browser-api';
import { OneBrowser } from '@/test/browser/one-browser';
import { broadcastIdentity, broadcastSignedOut } from './other-tabs';
import { useIdentityChange } from './use-identity-change';

const other = { staffId: 's2', companyName: '远山咨询' };

beforeEach(() => {
  Object.assign(window, { BroadcastChannel: OneBrowser });
  expectStaff('s1');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  expectStaff(undefined);
});

describe('a page opened as one staff', () => {
  it('[R32] [SESS-04] hears from another tab whom the session acts for, until that is its own again', () => {
    const { result } = renderHook(useIdentityChange);
    act(() => broadcastIdentity(other));
    expect(result.current.changedTo).toEqual(other);
    act(() => broadcastIdentity({ staffId: 's1', companyName: '示例科技' }));
    expect(result.current.changedTo).toBeUndefined();
    act(() => broadcastIdentity({}));
    expect(result.current.changedTo).toEqual({});
  });

  it('[R32] hears it from a refused call where a browser has no channel', () => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    const { result } = renderHook(useIdentityChange);
    act(() => broadcastIdentity(other));
    expect(result.current.changedTo).toBeUndefined();
    act(() => result.current.onIdentityChanged());
    expect(result.current.changedTo).toEqual({});
  });

  it('[R32] keeps the name that it has heard when a call is refused afterwards', () => {
    const { result } = renderHook(useIdentityChange);
    act(() => broadcastIdentity(other));
    act(() => result.current.onIdentityChanged());
    expect(result.current.changedTo).toEqual(other);
  });

  it('[R32] still knows who has logged in there when that person chooses a company', () => {
    const { result } = renderHook(useIdentityChange);
    act(() => broadcastIdentity({ realName: '周宁' }));
    act(() => broadcastIdentity(other));
    expect(result.current.changedTo).toEqual({ ...other, realName: '周宁' });
    act(() => broadcastIdentity({ staffId: 's1', companyName: '示例科技', realName: '林晓' }));
    expect(result.current.changedTo).toBeUndefined();
  });

  it('[S08] takes a log-out for no switch', () => {
    const { result } = renderHook(useIdentityChange);
    act(() => broadcastSignedOut());
    expect(result.current.changedTo).toBeUndefined();
  });
});

it('[R32] a page of nobody, such as that of the switch itself, is not disturbed', () => {
  expectStaff(undefined);
  const { result } = renderHook(useIdentityChange);
  act(() => broadcastIdentity(other));
  act(() => result.current.onIdentityChanged());
  expect(result.current.changedTo).toBeUndefined();
});
