import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feed } from '@/lib/contract/feed';
import { errorCodes } from '@/lib/domain/error-codes';
import { now } from '@/test/builders/meeting-builders';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { FeedAddress } from './feed-address';
import { OwnRoomFeeds } from './own-room-feeds';

const get = 'GET /api-meeting/api/user/feeds';
const put = 'PUT /api-meeting/api/user/feeds';
const end = 'DELETE /api-meeting/api/user/feeds';

const own: Feed = { feedId: 'f1', accessKey: 'k1', createdTime: now };
const ofRoom: Feed = { ...own, feedId: 'f2', roomId: 'r1', roomName: '望江' };

/** A service that holds the feeds of one person. */
function renderFeeds(first: readonly Feed[], { roomId }: { roomId?: string } = {}) {
  let stored = [...first];
  const bff = fakeBff({
    [get]: () => json(stored),
    [put]: ({ body }: { body: unknown }) => {
      const { rotate } = body as { rotate: boolean };
      const feed = { ...own, ...(roomId !== undefined && { roomId }), accessKey: rotate ? 'k2' : 'k1' };
      stored = [feed];
      return json(feed);
    },
    [end]: () => {
      stored = [];
      return json(undefined);
    },
  });
  renderApp(
    <>
      <FeedAddress {...(roomId !== undefined && { roomId })} />
      <OwnRoomFeeds />
    </>,
    bff,
  );
  const sent = () => bff.calls.filter(({ key }) => key === put).map(({ body }) => body);
  return { bff, sent, user: userEvent.setup() };
}

const address = () => screen.findByLabelText('订阅地址');
const confirm = async (user: ReturnType<typeof userEvent.setup>, label: string) => {
  await user.click(screen.getByRole('button', { name: label }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }));
};

describe('the address of a calendar feed', () => {
  it('[BEY-11] is made by a press, shown with how to use it, and copied', async () => {
    const { sent, user } = renderFeeds([]);
    await user.click(await screen.findByRole('button', { name: '生成订阅地址' }));
    expect(await address()).toHaveValue('http://localhost/bff/feeds/f1/k1.ics');
    expect(sent()).toEqual([{ rotate: false }]);
    for (const program of ['Outlook', 'Google 日历', '苹果日历'])
      expect(screen.getByText(program)).toBeVisible();
    const copied: unknown[] = [];
    // The way of a browser without https.
    document.execCommand = () => copied.push((document.activeElement as HTMLTextAreaElement).value) > 0;
    await user.click(screen.getByRole('button', { name: '复制地址' }));
    expect(copied).toEqual(['http://localhost/bff/feeds/f1/k1.ics']);
    expect(await screen.findByText('地址已复制')).toBeVisible();
  });

  it('[BEY-11] is replaced after a question, and the old one is gone', async () => {
    const { sent, user } = renderFeeds([own]);
    await address();
    await confirm(user, '更换地址');
    await waitFor(async () => expect(await address()).toHaveValue('http://localhost/bff/feeds/f1/k2.ics'));
    expect(sent()).toEqual([{ rotate: true }]);
  });

  it('[BEY-11] ends after a question', async () => {
    const { user } = renderFeeds([own]);
    await address();
    await confirm(user, '停止订阅');
    expect(await screen.findByRole('button', { name: '生成订阅地址' })).toBeVisible();
    expect(screen.queryByLabelText('订阅地址')).not.toBeInTheDocument();
  });

  it('[BEY-11] of a room is another one than one’s own', async () => {
    const { sent, user } = renderFeeds([own], { roomId: 'r1' });
    await user.click(await screen.findByRole('button', { name: '生成订阅地址' }));
    expect(sent()).toEqual([{ rotate: false, roomId: 'r1' }]);
  });

  it('[BEY-11] of a room ends among one’s own as well', async () => {
    const { bff, user } = renderFeeds([own, ofRoom]);
    expect(await screen.findByRole('link', { name: '望江' })).toHaveAttribute('href', '/room-detail/r1');
    await user.click(screen.getByRole('button', { name: '停止订阅 望江' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停止订阅' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '望江' })).not.toBeInTheDocument());
    expect(bff.keys()).toContain(end);
  });

  it('[ERR-01] says why it could not be made', async () => {
    const bff = fakeBff({ [get]: [], [put]: () => failure(409, errorCodes.tooManyFeeds) });
    renderApp(<FeedAddress roomId="r1" />, bff);
    await userEvent.setup().click(await screen.findByRole('button', { name: '生成订阅地址' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/最多订阅\d+个会议室的日历/);
  });
});
