/** @jest-environment jsdom */
import { rememberSeenReminder, seenReminders } from './seen-reminders';

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('reminders that were seen in this browser', () => {
  it('[BOOK-02] are the last twenty of a person', () => {
    for (let index = 1; index <= 21; index += 1) rememberSeenReminder('me', `notice-${index}`);
    expect(seenReminders('me')).toHaveLength(20);
    expect(seenReminders('me')[0]).toBe('notice-21');
    expect(seenReminders('me')).not.toContain('notice-1');
    expect(seenReminders('them')).toEqual([]);
  });

  it('[BOOK-02] are none where something else is stored', () => {
    for (const text of ['{"a":1}', '[1]', 'null']) {
      window.localStorage.setItem('reminders-seen.me', text);
      expect(seenReminders('me')).toEqual([]);
    }
  });

  it('[S02] are those of this document where nothing is stored', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    rememberSeenReminder('me', 'notice-1');
    expect(seenReminders('me')).toEqual(['notice-1']);
    expect(seenReminders('them')).toEqual([]);
  });
});
