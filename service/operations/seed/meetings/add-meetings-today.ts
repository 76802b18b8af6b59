import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { minutesPerDay, msPerMinute } from '@/lib/time/instant';
import type { AddedMeeting } from './add-meeting';
import { addChange, addMeeting } from './add-meeting';
import { addApproval } from './add-approval';
import type { StoryMeeting } from '../data/today';
import { today } from '../data/today';
import { addFiles } from '../files/add-files';
import type { Cast } from '../people/people';
import type { Place } from './place-meeting';
import { frameOf, place } from './place-meeting';
import type { Rooms } from '../rooms';
import type { Scene } from '../scene/scene';

/** Today's story; meetings that find no place any more, late in the evening, are left out. */
export function addMeetingsToday(scene: Scene, cast: Cast, rooms: Rooms): void {
  const placed = new Map<string, Place>();
  for (const story of today) {
    const people = peopleOf(story, cast);
    const slot = place(
      scene,
      { moment: story, length: lengthOf(scene, story), people, rooms: story.rooms.map(rooms.named) },
      placed,
    );
    if (!slot) continue;
    placed.set(story.key, slot);
    addDetails(scene, cast, { story, meeting: addStory(scene, cast, { story, slot }) });
  }
}

/** Only whose days the story shows need to be free: the others sit elsewhere in their calendars. */
const peopleOf = (story: StoryMeeting, cast: Cast) =>
  [story.organizer, ...story.invited.map(([name]) => name)].includes('林晓') ? [cast.named('林晓')] : [];

/** The running one ends where the next begins, which near midnight is tomorrow. */
function lengthOf(scene: Scene, story: StoryMeeting): number {
  const { runningFrom, soon } = frameOf(scene);
  return story.when === 'running' ? Math.min(soon, minutesPerDay) - runningFrom : story.length;
}

type Placed = { story: StoryMeeting; slot: Place };

function addStory(scene: Scene, cast: Cast, { story, slot }: Placed): AddedMeeting {
  const others = scene.random.sample(cast.extras, story.others ?? 0);
  return addMeeting(scene, cast, {
    key: `today/${story.key}`,
    subject: story.subject,
    span: slot.span,
    room: slot.room,
    address: story.address,
    organizer: cast.named(story.organizer),
    invited: [
      ...story.invited.map(([name, state]) => ({ person: cast.named(name), state })),
      ...others.map((person) => ({
        person,
        state: scene.random.pick([inviteStates.joined, inviteStates.toConfirm]),
      })),
    ],
    content: story.content,
    reason: story.approval?.reason,
    isOnline: story.isOnline,
    approval: story.approval?.status,
    cancelledAt: story.isCancelled ? scene.now - cancelledAgoMs : undefined,
  });
}

const cancelledAgoMs = 20 * 60 * msPerMinute;
/** A link that becomes ready while the page is open (MEET-08). */
const linkAfterMs = 5_000;

function addDetails(
  scene: Scene,
  cast: Cast,
  { story, meeting }: { story: StoryMeeting; meeting: AddedMeeting },
): void {
  const organizer = cast.named(story.organizer);
  const key = { company_id: cast.company.id, meeting_id: meeting.id };
  const change = { meetingId: meeting.id, actor: organizer };
  const later = meeting.createdAt + 60 * msPerMinute;
  if (story.isCancelled)
    addChange(scene, cast, { ...change, kind: 'cancelled', at: scene.now - cancelledAgoMs });
  if (story.invited.some(([, state]) => state === inviteStates.withdrawn)) {
    addChange(scene, cast, { ...change, kind: 'invitationWithdrawn', at: later });
  }
  if (story.approval) {
    addApproval(scene, cast, {
      meeting,
      applicant: organizer,
      auditor: cast.named('陈晨'),
      ...story.approval,
    });
  }
  if (story.isOnline) {
    scene.rows.add('meeting_allocation', {
      ...key,
      meeting_type: 'demo',
      status: 'pending',
      url: 'https://example.com/meet/8836204175',
      password: '735210',
      ready_at: new Date(scene.now + linkAfterMs),
    });
  }
  if (story.notes) {
    const writtenAt = Math.min(meeting.span.end + 10 * msPerMinute, scene.now);
    scene.rows.add('meeting_summary', {
      ...key,
      subject: `${story.subject}纪要`,
      content: story.notes,
      author_id: organizer.id,
      updated_at: new Date(writtenAt),
      published_at: new Date(writtenAt),
    });
    addChange(scene, cast, { ...change, kind: 'summaryPublished', at: writtenAt });
  }
  addFiles(scene, {
    companyId: cast.company.id,
    meetingId: meeting.id,
    ownerId: organizer.id,
    names: story.files ?? [],
    at: later,
  });
  if (story.files) addChange(scene, cast, { ...change, kind: 'filesAdded', at: later });
}
