import { weekdaysWords } from './weekdays-words';

test.each([
  [[5, 4, 3, 2, 1], '周一至周五'],
  [[6, 0], '周六、周日'],
  [[0, 1, 3], '周一、周三、周日'],
  [[3], '周三'],
])('[ROOM-06] the open weekdays %j read %s', (weekdays, words) => {
  expect(weekdaysWords(weekdays)).toBe(words);
});
