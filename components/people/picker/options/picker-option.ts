import type { OrgBranch } from '@/lib/contract/contact';
import type { Label } from '@/lib/contract/label';
import type { RecentMeeting } from '@/lib/contract/schedule';
import type { MatchRange } from '@/lib/domain/contact/match-ranges';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import type { PickedPerson } from '../picked-person';
import { deeper, topOf, type PickerLevel } from './picker-level';

export type PersonOption = {
  kind: 'person';
  key: string;
  person: PickedPerson;
  /** The characters of the name that the search matched. */
  range?: MatchRange | undefined;
};

/** Leads to the people of a department, a label or a meeting. */
export type GroupOption = {
  kind: 'group';
  key: string;
  icon: 'department' | 'label' | 'meeting';
  name: string;
  detail: string;
  opens: PickerLevel;
};

/** Picks everybody of a group at once. */
export type AllOption = {
  kind: 'all';
  key: string;
  name: string;
  count: number;
  people: readonly PickedPerson[] | (() => Promise<readonly PickedPerson[]>);
};

export type HeadingOption = { kind: 'heading'; key: string; name: string };

export type PickerOption = PersonOption | GroupOption | AllOption | HeadingOption;

export const personOption = (person: PickedPerson, range?: MatchRange): PersonOption => ({
  kind: 'person',
  key: `person ${person.staffId}`,
  person,
  range,
});

export const allOption = (name: string, people: readonly PickedPerson[]): AllOption[] =>
  people.length > 1 ? [{ kind: 'all', key: 'all', name, count: people.length, people }] : [];

export const labelOption = ({ id, name, staffCount }: Label): GroupOption => ({
  kind: 'group',
  key: `label ${id}`,
  icon: 'label',
  name,
  detail: peoplePickerText.people(staffCount),
  opens: deeper(topOf('labels'), { id, name }),
});

export const meetingOption = ({ meetingNo, theme, meetingMemberList }: RecentMeeting): GroupOption => ({
  kind: 'group',
  key: `meeting ${meetingNo}`,
  icon: 'meeting',
  name: theme,
  detail: meetingMemberList.map(({ realName }) => realName).join('、'),
  opens: deeper(topOf('recent'), { id: meetingNo, name: theme }),
});

export const departmentOption =
  (level: PickerLevel) =>
  ({ id, name, memberTotalCount }: OrgBranch['departments'][number]): GroupOption => ({
    kind: 'group',
    key: `department ${id}`,
    icon: 'department',
    name,
    detail: peoplePickerText.people(memberTotalCount),
    opens: deeper(level, { id, name }),
  });
