import { screen } from '@testing-library/react';
import { serverAnswers } from '@/lib/client/server-answers';
import { card, clickAt, renderDay } from '@/test/render/render-day';
import type * as draftBlock from './draft-block';

jest.mock('@/lib/client/server-answers', () => ({ serverAnswers: jest.fn() }));

let mockIsGone = true;
jest.mock('./draft-block', () => {
  if (mockIsGone) throw new Error('gone');
  return jest.requireActual<typeof draftBlock>('./draft-block');
});

it('[R28] a draft whose block does not come is dropped, so that the next click asks for it again', async () => {
  jest.mocked(serverAnswers).mockResolvedValue(true);
  renderDay();
  await clickAt('望江', '14:00');
  expect(await screen.findByRole('alert')).toHaveTextContent('页面已更新，请刷新后重试');
  mockIsGone = false;
  await clickAt('望江', '14:00');
  expect(await card()).toHaveTextContent('14:00–14:30');
});
