import { givenNames, surnames } from '../data/names';
import type { DemoCompany } from '../company';
import type { Department } from '../people/departments';
import { idOf } from '../scene/ids';
import { busyStaff } from './load-facts';
import type { Cast, Person } from '../people/people';
import type { Scene } from '../scene/scene';
import { daysBefore } from '../scene/scene';

type Staffing = {
  company: DemoCompany;
  departments: Map<string, Department>;
  count: number;
  /** How many people other companies have already: mobile numbers belong to one account each. */
  before: number;
  passwordHash: string;
};

const joinedDaysAgo = 300;
/** The people of the busy day have frequent contacts. */
const ownersOfContacts = busyStaff;
const contactsPerOwner = 40;
const jobTitles = ['工程师', '高级工程师', '经理', '专员', '主管', '设计师', '分析师', '顾问'];

/** The staff of a company of the load, every one with an account. */
export function addPeople(
  scene: Scene,
  { company, departments, count, before, passwordHash }: Staffing,
): Cast {
  const teams = [...departments.values()];
  const created_at = daysBefore(scene, joinedDaysAgo);
  const people = Array.from({ length: count }, (_, index): Person => {
    const { name, pinyin } = nameOf(index);
    const department = scene.random.pick(teams);
    const mobile = `136${String(before + index + 1).padStart(8, '0')}`;
    const id = idOf(company.name, 'staff', index);
    const account_id = idOf('account', mobile);
    scene.rows.add('account', {
      id: account_id,
      username: mobile,
      mobile,
      password_hash: passwordHash,
      real_name: name,
      created_at,
    });
    scene.rows.add('staff', {
      company_id: company.id,
      id,
      account_id,
      department_id: department.id,
      real_name: name,
      pinyin,
      mobile,
      email: `${mobile}@example.com`,
      job_title: scene.random.pick(jobTitles),
      created_at,
    });
    return { id, name, department: department.name };
  });
  people.slice(0, ownersOfContacts).forEach((owner, index) => {
    for (let step = 1; step <= contactsPerOwner; step += 1)
      addContact(scene, company, { owner, person: people[(index + step * 7) % count] });
  });
  const byName = new Map(people.map((person) => [person.name, person]));
  return {
    company,
    people,
    extras: people,
    named(name) {
      const person = byName.get(name);
      if (!person) throw new Error(`${company.name} has nobody named ${name}`);
      return person;
    },
  };
}

/** Each surname with each given name, before one of these pairs comes again. */
function nameOf(index: number): { name: string; pinyin: string } {
  const round = Math.floor(index / surnames.length);
  const [surname, surnamePinyin] = surnames[index % surnames.length] ?? ['', ''];
  const [givenName, givenPinyin] = givenNames[((index % surnames.length) + round) % givenNames.length] ?? [
    '',
    '',
  ];
  return { name: surname + givenName, pinyin: `${surnamePinyin} ${givenPinyin}` };
}

type Contact = { owner: Person; person: Person | undefined };

function addContact(scene: Scene, company: DemoCompany, { owner, person }: Contact): void {
  if (!person || person.id === owner.id) return;
  scene.rows.add('personal_contact', {
    company_id: company.id,
    id: idOf(owner.id, 'contact', person.id),
    owner_id: owner.id,
    staff_id: person.id,
    real_name: person.name,
    created_at: daysBefore(scene, joinedDaysAgo),
  });
}
