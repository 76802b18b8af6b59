import { cutText } from './cut-text';

it.each([
  ['会议室', 2, '会议'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀c', 3, 'ab'],
  ['ab😀c', 4, 'ab😀'],
  ['', 3, ''],
])('[S28] cuts %j to %d without half a character', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});
