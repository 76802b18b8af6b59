import { render, screen } from '@testing-library/react';
import { aMeeting, zone } from '@/test/builders/meeting-builders';
import { DetailsTrail } from './details-trail';

const trail = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the way back from a meeting', () => {
  it.each([
    [{}, [['会议日程', '/schedule']]],
    [{ from: 'elsewhere' }, [['会议日程', '/schedule']]],
    [{ from: 'approval' }, [['审批中心', '/approval-center']]],
    [{ from: 'notices' }, [['通知', '/notices']]],
    [{ from: 'rooms' }, [['会议室', '/rooms']]],
    [
      { from: 'room', room: '一 号' },
      [
        ['会议室', '/rooms'],
        ['会议室详情', '/room-detail/%E4%B8%80%20%E5%8F%B7'],
      ],
    ],
  ])('[MEET-01] leads where one came from: %j', (origin, expected) => {
    render(<DetailsTrail {...origin} zone={zone} />);
    expect(trail()).toEqual(expected);
  });

  it('[LIM-01] leads to the meeting on its day of the schedule', () => {
    render(<DetailsTrail from="schedule" meeting={aMeeting()} zone={zone} />);
    expect(trail()).toEqual([['会议日程', '/schedule?day=2026-11-18&at=1234567891']]);
  });
});
