import { commonFree } from './common-free';

const day = { beginTime: 9, endTime: 18 };
const span = (beginTime: number, endTime: number) => ({ beginTime, endTime });

test.each([
  ['nobody is busy', [], [span(9, 18)]],
  ['busy times overlap and touch', [span(13, 15), span(10, 12), span(11, 13)], [span(9, 10), span(15, 18)]],
  ['busy times reach over the ends', [span(8, 10), span(17, 20)], [span(10, 17)]],
  ['busy times lie outside', [span(1, 9), span(18, 19)], [span(9, 18)]],
  ['somebody is busy all the time', [span(0, 24), span(10, 11)], []],
])('[BOOK-11] the common free time when %s', (_, busy, free) => {
  expect(commonFree(busy, day)).toEqual(free);
});
