import { requestedEditType, subtitles } from './edit-types';

test.each([
  ['AllMeeting', '修改所有重复会议'],
  ['ThisMeeting', '仅修改本次会议'],
  [undefined, '仅修改本次会议'],
  ['SingleMeeting', '仅修改本次会议'],
  ['nonsense', '仅修改本次会议'],
])('[EDIT-01] of a series the address %s means %s', (value, subtitle) => {
  expect(subtitles[requestedEditType(value)]).toBe(subtitle);
});

test('[EDIT-01] a single meeting has no sub-title', () => {
  expect(subtitles.SingleMeeting).toBe('');
});
