import { demoPassword, demoPeople, demoPrivilegedPassword } from '../data/people';
import { givenNames, otherNames, surnames } from '../data/names';
import type { DemoCompany } from '../company';
import type { Department } from './departments';
import { idOf } from '../scene/ids';
import type { Scene } from '../scene/scene';
import { daysBefore } from '../scene/scene';

export type Person = { id: string; name: string; department: string };

export type Cast = {
  company: DemoCompany;
  people: readonly Person[];
  /** The rest: people whose days the story does not need. */
  extras: readonly Person[];
  /** A person by name; the story names only people that it has. */
  named(name: string): Person;
};

const joinedDaysAgo = 300;

/** The accounts of the six people of the demo; two slow hashes serve all of them. */
export async function addAccounts(scene: Scene, hash: (password: string) => Promise<string>): Promise<void> {
  const [passwordHash, privilegedHash] = await Promise.all([
    hash(demoPassword),
    hash(demoPrivilegedPassword),
  ]);
  for (const { mobile, name, isDisabled } of demoPeople) {
    scene.rows.add('account', {
      id: accountIdOf(mobile),
      username: mobile,
      mobile,
      password_hash: passwordHash,
      privileged_password_hash: privilegedHash,
      real_name: name,
      disabled_at: isDisabled ? daysBefore(scene, 2) : null,
      created_at: daysBefore(scene, joinedDaysAgo),
    });
  }
}

type Staffing = { company: DemoCompany; departments: Map<string, Department>; count: number };

/** The staff of a company: those of the six who belong to it, then others up to the count. */
export function addStaff(scene: Scene, { company, departments, count }: Staffing): Cast {
  const people: Person[] = [];
  const add = ({ name, pinyin, department, ...account }: NewPerson) => {
    const person = { id: idOf(company.name, 'staff', name), name, department };
    const number = String(people.length + 1).padStart(4, '0');
    scene.rows.add('staff', {
      company_id: company.id,
      id: person.id,
      account_id: account.mobile ? accountIdOf(account.mobile) : null,
      department_id: departments.get(department)?.id ?? null,
      real_name: name,
      pinyin,
      mobile: account.mobile ?? `1390000${number}`,
      email: `${pinyin.toLowerCase().replace(/[^a-z0-9]/g, '')}${number}@example.com`,
      job_title: account.jobTitle ?? scene.random.pick(jobTitles),
      disabled_at: account.isDisabled ? daysBefore(scene, 2) : null,
      created_at: daysBefore(scene, joinedDaysAgo),
    });
    people.push(person);
  };

  for (const { identities, ...person } of demoPeople) {
    const department = identities[company.name];
    if (department) add({ ...person, department });
  }
  const storied = people.length;
  const teams = [...departments.keys()];
  for (const name of ordinaryNames(scene).slice(0, count - storied)) {
    add({ ...name, department: scene.random.pick(teams) });
  }
  return { company, people, extras: people.slice(storied), named: (name) => find(people, name) };
}

type NewPerson = {
  name: string;
  pinyin: string;
  department: string;
  mobile?: string;
  jobTitle?: string;
  isDisabled?: boolean;
};

const jobTitles = ['工程师', '高级工程师', '经理', '专员', '主管', '设计师', '分析师', '顾问'];

const accountIdOf = (mobile: string) => idOf('account', mobile);

/** Different names in no order; every surname comes once before one repeats. */
function ordinaryNames({ random }: Scene): { name: string; pinyin: string }[] {
  const foreign = otherNames.map((name) => ({ name, pinyin: name.toUpperCase() }));
  const givenOrder = random.sample(givenNames, givenNames.length);
  const chinese = [0, 1].flatMap((round) =>
    random.sample(surnames, surnames.length).map(([surname, surnamePinyin], index) => {
      const [givenName, givenPinyin] = givenOrder[(index + round * 7) % givenOrder.length] ?? ['', ''];
      return { name: surname + givenName, pinyin: `${surnamePinyin} ${givenPinyin}` };
    }),
  );
  const unique = new Map([...foreign, ...chinese].map((name) => [name.name, name]));
  return [...unique.values()];
}

function find(people: readonly Person[], name: string): Person {
  const person = people.find((candidate) => candidate.name === name);
  if (!person) throw new Error(`the demo has nobody named ${name}`);
  return person;
}
