import type { Contact, OrgBranch } from '@/lib/contract/contact';
import type { Label } from '@/lib/contract/label';

/** A colleague as the service answers them. */
export const aPerson = (realName: string, parts: Partial<Contact> = {}): Contact => ({
  staffId: `staff-${realName}`,
  realName,
  displayName: parts.remark ?? realName,
  pinyin: '',
  department: '研发部',
  jobTitle: '工程师',
  relation: 'none',
  isExternal: false,
  ...parts,
});

/** The same as one of the caller's contacts. */
export const aContact = (realName: string, parts: Partial<Contact> = {}): Contact =>
  aPerson(realName, { id: `contact-${realName}`, relation: 'added', ...parts });

export const aLabel = (name: string, staffCount = 0): Label => ({ id: `label-${name}`, name, staffCount });

export const aBranch = (parts: Partial<OrgBranch> = {}): OrgBranch => ({
  isPublished: true,
  memberTotalCount: (parts.members ?? []).length,
  departments: [],
  members: [],
  ...parts,
});

const contacts = '/api-meeting/api/personal_contacts';
const labels = '/api-meeting/api/user/label';

export const peopleCalls = {
  frequent: `GET ${contacts}`,
  search: `GET ${contacts}/action/query-list`,
  picks: `GET ${contacts}/v2/actions/search`,
  branch: 'GET /api-meeting/api/users/org-structure/children',
  person: (staffId: string) => `GET /api-meeting/api/users/${encodeURIComponent(staffId)}`,
  byId: 'POST /api-meeting/api/user/staff/contactPersonDetail',
  add: `POST ${contacts}`,
  remove: (id: string) => `DELETE ${contacts}/${encodeURIComponent(id)}`,
  remark: (id: string) => `PUT ${contacts}/${encodeURIComponent(id)}`,
  labels: `GET ${labels}/list`,
  labelPeople: `GET ${labels}/getLabelStaff`,
  labelsOfPerson: `GET ${labels}/getStaffLabelList`,
  createLabel: `POST ${labels}/create`,
  renameLabel: `POST ${labels}/update`,
  deleteLabel: `POST ${labels}/delete`,
  setLabelPeople: `POST ${labels}/setLabelStaff`,
  recommended: 'GET /api-meeting/api/user/meetings/meeting_members/actions/recommend',
  recent: 'GET /api-meeting/api/user/meetings/actions/recent',
  busy: 'POST /api-meeting/api/user/v2/members/actions/schedules',
  config: 'GET /api-meeting/api/users/personConfig/userGet',
  setConfig: 'POST /api-meeting/api/users/personConfig/userSet',
} as const;
