import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonChoicesProvider } from '@/components/session/choices/person-choices';
import type { PersonConfig } from '@/lib/contract/person-config';
import { me } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { aRoom } from '@/test/builders/room-builders';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { RoomStar } from './room-star';

const river = aRoom('望江');

function renderStars(config: PersonConfig, answer: () => unknown = () => json(config)) {
  const bff = fakeBff({ [peopleCalls.config]: config, [peopleCalls.setConfig]: answer });
  renderApp(
    <PersonChoicesProvider staffId={me}>
      <RoomStar room={river} />
      <RoomStar room={aRoom('听涛')} />
    </PersonChoicesProvider>,
    bff,
  );
  const sent = () => bff.calls.filter(({ key }) => key === peopleCalls.setConfig).map(({ body }) => body);
  return { sent, user: userEvent.setup() };
}

const star = (name: string) => screen.findByRole('button', { name });

beforeEach(() => window.localStorage.clear());

describe('[CFG-04] [UX-03] the star of a room', () => {
  it('is given and taken off at once, one room at a time', async () => {
    const { sent, user } = renderStars({}, () => new Promise(() => undefined));
    expect(await star('收藏 望江')).toHaveAttribute('aria-pressed', 'false');
    await user.click(await star('收藏 望江'));
    expect(await star('取消收藏 望江')).toHaveAttribute('aria-pressed', 'true');
    expect(await star('收藏 听涛')).toHaveAttribute('aria-pressed', 'false');
    expect(sent()).toEqual([{ favouriteRoom: { roomId: river.id, isFavourite: true } }]);
    await user.click(await star('取消收藏 望江'));
    expect(await star('收藏 望江')).toBeVisible();
  });

  it('comes back where the service refuses, which is said', async () => {
    const { user } = renderStars({ favouriteRoomIds: [river.id] }, () => failure(500));
    await user.click(await star('取消收藏 望江'));
    expect(await screen.findByText('服务器异常')).toBeVisible();
    await waitFor(async () => expect(await star('取消收藏 望江')).toBeVisible());
  });

  it('says that no more fit, without a call', async () => {
    const { sent, user } = renderStars({ favouriteRoomIds: Array.from({ length: 100 }, (_, i) => `r${i}`) });
    await user.click(await star('收藏 望江'));
    expect(await screen.findByText('最多收藏 100 间会议室')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('[UX-01] is pressed by keys, and said', async () => {
    const { user } = renderStars({}, () => new Promise(() => undefined));
    await star('收藏 望江');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('已收藏 望江')).toBeVisible();
    expect(await star('取消收藏 望江')).toHaveFocus();
  });
});
