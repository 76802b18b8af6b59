import { Fact, Facts } from '@/components/ui/layout/facts';
import { PageLink } from '@/components/ui/links/page-link';
import { Tag, type TagTone } from '@/components/ui/layout/tag';
import type { Meeting } from '@/lib/contract/meeting';
import { deviceStatuses } from '@/lib/domain/meeting/meeting-values';
import { readRecurrence } from '@/lib/domain/meeting/recurrence';
import { meetingTypeOptions, noticeText, scopeOptions } from '@/lib/text/meeting-choices';
import { recurrenceWords } from '@/lib/text/recurrence-words';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import styles from './meeting-facts.module.css';
import { OnlineMeetings } from './online-meetings';

const { devices } = meetingText;
const fields = { ...meetingText.fields, ...detailsText.fields };

const deviceTags = new Map<number, { text: string; tone: TagTone }>([
  [deviceStatuses.closed, { text: devices.closed, tone: 'neutral' }],
  [deviceStatuses.open, { text: devices.open, tone: 'running' }],
  [deviceStatuses.abnormal, { text: devices.abnormal, tone: 'refused' }],
]);

type Props = { meeting: Meeting; zone: string; deviceTypes?: readonly string[] | undefined };

/** Place, organizer, reminder and the like; facts that a meeting does not have take no room. */
export function MeetingFacts({ meeting, zone, deviceTypes = [] }: Props) {
  const { roomOrderList: rooms, noticeLabels, iotMessage, thirdPartyMeetingViewList: online } = meeting;
  const audit = meeting.meetingAuditRecordView;
  // Auditors and refusal stand beside each request, where the service lists them.
  const isListed = (audit?.records?.length ?? 0) > 0;
  return (
    <Facts>
      {rooms.map(({ orderNo, roomId, roomName, address, capacity }) => (
        <Fact key={orderNo} name={fields.place} more={placeOf(address, capacity)}>
          <PageLink href={`/room-detail/${encodeURIComponent(roomId)}`}>{roomName}</PageLink>
        </Fact>
      ))}
      <Fact name={fields.place}>{rooms.length === 0 && meeting.address}</Fact>
      <Fact name={fields.organizer} more={meeting.organizerDepartment}>
        {meeting.organizerName}
      </Fact>
      <Fact name={fields.online}>{online.length > 0 && <OnlineMeetings meeting={meeting} />}</Fact>
      <Fact name={fields.reminder}>{noticeLabels.map(noticeText).join('、')}</Fact>
      <Fact name={fields.repeat}>
        {meeting.isRepeatMeeting && recurrenceWords(readRecurrence(meeting.recurrence, zone))}
      </Fact>
      <Fact name={fields.type}>{labelOf(meetingTypeOptions, meeting.meetingType)}</Fact>
      <Fact name={fields.visibility}>{labelOf(scopeOptions, meeting.scope)}</Fact>
      <Fact name={fields.approvers}>
        {isListed ? null : audit?.auditorList.map(({ realName }) => realName).join('、')}
      </Fact>
      <Fact name={approvalText.reason}>{audit?.reason}</Fact>
      <Fact name={fields.refusal}>{isListed ? null : audit?.refuseReason}</Fact>
      <Fact name={fields.devices} more={deviceTypes.length > 0 ? devices.types(deviceTypes) : ''}>
        {iotMessage.length > 0 && <Devices states={iotMessage} />}
      </Fact>
    </Facts>
  );
}

function Devices({ states }: { states: Meeting['iotMessage'] }) {
  return (
    <ul className={styles.devices} aria-label={fields.devices} data-part="device">
      {states.map(({ deviceName, deviceStatus }, index) => {
        const tag = deviceTags.get(deviceStatus);
        return (
          // Devices of two rooms may have one name.
          <li key={`${index} ${deviceName}`}>
            <Tag tone={tag?.tone}>{[deviceName, tag?.text].filter(Boolean).join(' ')}</Tag>
          </li>
        );
      })}
    </ul>
  );
}

const labelOf = (options: readonly { value: number; label: string }[], value: number | undefined) =>
  options.find((option) => option.value === value)?.label;

const placeOf = (address: string, capacity?: number) =>
  [address, capacity && meetingText.seats(capacity)].filter(Boolean).join(' · ');
