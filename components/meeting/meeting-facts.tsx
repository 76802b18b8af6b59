import type { ReactNode } from 'react';
import { Tag, type TagTone } from '@/components/ui/tag';
import type { Meeting } from '@/lib/contract/meeting';
import { deviceStatuses, noticeText } from '@/lib/domain/meeting-values';
import { recurrenceWords } from '@/lib/domain/recurrence-text';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import styles from './meeting-facts.module.css';
import { OnlineMeetings } from './online-meetings';

const { fields, devices } = meetingText;

const deviceTags = new Map<number, { text: string; tone: TagTone }>([
  [deviceStatuses.closed, { text: devices.closed, tone: 'neutral' }],
  [deviceStatuses.open, { text: devices.open, tone: 'running' }],
  [deviceStatuses.abnormal, { text: devices.abnormal, tone: 'refused' }],
]);

type Props = { meeting: Meeting; zone: string };

/** Where, who, and how one is reminded; facts that a meeting does not have take no room. */
export function MeetingFacts({ meeting, zone }: Props) {
  const { roomOrderList: rooms, noticeLabels, iotMessage, thirdPartyMeetingViewList: online } = meeting;
  return (
    <dl className={styles.facts}>
      {rooms.map(({ orderNo, roomName, address, capacity }) => (
        <Fact key={orderNo} name={fields.place}>
          {roomName}
          <span className={styles.more}>{placeOf(address, capacity)}</span>
        </Fact>
      ))}
      {rooms.length === 0 && meeting.address ? <Fact name={fields.place}>{meeting.address}</Fact> : null}
      <Fact name={fields.organizer}>
        {meeting.organizerName}
        {meeting.organizerDepartment ? (
          <span className={styles.more}>{meeting.organizerDepartment}</span>
        ) : null}
      </Fact>
      {online.length > 0 ? (
        <Fact name={fields.online}>
          <OnlineMeetings meetings={online} />
        </Fact>
      ) : null}
      {noticeLabels.length > 0 ? (
        <Fact name={fields.reminder}>{noticeLabels.map(noticeText).join('、')}</Fact>
      ) : null}
      {meeting.isRepeatMeeting ? (
        <Fact name={fields.repeat}>{recurrenceWords(meeting.recurrence, zone)}</Fact>
      ) : null}
      {iotMessage.length > 0 ? (
        <Fact name={fields.devices}>
          <ul className={styles.devices}>
            {iotMessage.map(({ deviceName, deviceStatus }) => {
              const tag = deviceTags.get(deviceStatus);
              return (
                <li key={deviceName}>
                  <Tag tone={tag?.tone}>{[deviceName, tag?.text].filter(Boolean).join(' ')}</Tag>
                </li>
              );
            })}
          </ul>
        </Fact>
      ) : null}
    </dl>
  );
}

const placeOf = (address: string, capacity?: number) =>
  [address, capacity && meetingText.seats(capacity)].filter(Boolean).join(' · ');

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
