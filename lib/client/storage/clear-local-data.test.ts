/** @jest-environment jsdom */
import { draftKey, forgetDraftsOfOthers } from './drafts';
import { clearAllButDrafts, clearLocalData } from './clear-local-data';

const mine = draftKey('me');
const theirs = draftKey('them');
const myEdit = draftKey('me', 'meeting-1');

beforeEach(() => {
  for (const key of [mine, theirs, myEdit, 'seen']) window.sessionStorage.setItem(key, 'x');
  window.localStorage.setItem('areas', 'x');
});
afterEach(() => jest.restoreAllMocks());

const left = () => [...Object.keys(window.sessionStorage), ...Object.keys(window.localStorage)].sort();

describe('[S18] what a browser remembers of a person', () => {
  it('[ERR-02] goes with the session, but for a booking that was being written when the session ended unasked', () => {
    clearAllButDrafts();
    expect(left()).toEqual([mine, myEdit, theirs]);
    forgetDraftsOfOthers(['me']);
    expect(left()).toEqual([mine, myEdit]);
    clearLocalData();
    expect(left()).toEqual([]);
  });

  it('[S02] is nothing where it may remember nothing, as in a frame of others, and stops nobody', () => {
    for (const kind of ['sessionStorage', 'localStorage'] as const)
      jest.spyOn(window, kind, 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      });
    expect(() => {
      clearAllButDrafts();
      forgetDraftsOfOthers(['me']);
      clearLocalData();
    }).not.toThrow();
  });
});
