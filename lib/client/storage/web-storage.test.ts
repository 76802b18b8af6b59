/** @jest-environment jsdom */
import { browserStorage, tabStorage } from './web-storage';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('[S02] web storage', () => {
  it('stores texts and JSON, of the tab and of the browser apart', () => {
    expect(tabStorage.get('a')).toBeNull();
    expect(tabStorage.getJson('a')).toBeNull();
    expect(tabStorage.set('a', '{"b":1}')).toBe(true);
    expect(browserStorage.get('a')).toBeNull();
    expect(tabStorage.getJson('a')).toEqual({ b: 1 });
    expect(tabStorage.keys()).toEqual(['a']);
    tabStorage.remove('a');
    expect(tabStorage.get('a')).toBeNull();
    browserStorage.set('c', 'd');
    browserStorage.clear();
    expect(browserStorage.keys()).toEqual([]);
  });

  it('answers nothing for a value that is not JSON', () => {
    window.sessionStorage.setItem('a', 'not JSON');
    expect(tabStorage.getJson('a')).toBeUndefined();
    expect(tabStorage.get('a')).toBe('not JSON');
  });

  it('answers nothing where it is blocked, and does not throw', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(browserStorage.get('a')).toBeUndefined();
    expect(browserStorage.getJson('a')).toBeUndefined();
    expect(browserStorage.set('a', 'b')).toBe(false);
    expect(browserStorage.keys()).toEqual([]);
    expect(browserStorage.remove('a')).toBeUndefined();
    expect(browserStorage.clear()).toBeUndefined();
  });

  it('says that a value is not stored where it is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(tabStorage.set('a', 'b')).toBe(false);
  });
});
