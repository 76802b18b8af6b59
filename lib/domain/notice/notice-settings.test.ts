import { defaultChannels, noticeChannels, noticeKinds } from './notice-kinds';
import { mergeChoices, noticeMatrix } from './notice-settings';

test('[CFG-04] who chose nothing has the default channels of each kind', () => {
  const matrix = noticeMatrix({});
  for (const kind of noticeKinds)
    expect(noticeChannels.filter((channel) => matrix[kind][channel])).toEqual(defaultChannels[kind]);
});

test('[CFG-04] a choice counts for its kind and channel alone, and the last one wins', () => {
  const first = mergeChoices({}, { kinds: { change: { mail: false } }, quietHours: { from: 0, to: 60 } });
  const second = mergeChoices(first, { kinds: { change: { chat: false }, reminder: { mail: true } } });
  expect(second).toEqual({
    kinds: { change: { mail: false, chat: false }, reminder: { mail: true } },
    quietHours: { from: 0, to: 60 },
  });
  expect(noticeMatrix(second).change).toEqual({ app: true, mail: false, chat: false });
  expect(mergeChoices(second, { quietHours: null })).toEqual({ kinds: second.kinds });
});
