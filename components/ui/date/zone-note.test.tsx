import { render, screen } from '@testing-library/react';
import { now } from '@/test/builders/meeting-builders';
import { ZoneNote } from './zone-note';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const show = (zone: string) =>
  render(
    <>
      <ZoneNote zone={zone} now={now} />
      <p>·</p>
    </>,
  );

describe('the zone of the times on a screen', () => {
  it('[ROOM-02] is named where the browser stands in another', () => {
    show('Asia/Shanghai');
    expect(screen.queryByText('北京时间') !== null).toBe(own !== 'Asia/Shanghai');
  });

  it('[ROOM-02] needs no name where it is the browser’s own', () => {
    const { container } = show(own);
    expect(container).toHaveTextContent(/^·$/);
  });
});
