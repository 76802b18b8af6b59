import { idOf } from '../scene/ids';
import type { Cast, Person } from './people';
import type { Scene } from '../scene/scene';
import { daysBefore } from '../scene/scene';

type Contact = { owner: Person; person: Person; remark?: string };

/** 林晓's frequent contacts, of whom two have added 林晓 too, and labels. */
export function addContacts(scene: Scene, cast: Cast): void {
  const [lin, wang, zhou, chen] = [
    cast.named('林晓'),
    cast.named('王芳'),
    cast.named('周宁'),
    cast.named('陈晨'),
  ];
  const others = cast.extras.filter(({ name }) => ['Ivan Petrov', 'Uma Rao', '3D 打印室'].includes(name));
  const added = [zhou, ...others, ...cast.extras.slice(20, 28)];
  const contacts: Contact[] = [
    { owner: lin, person: wang, remark: '研发负责人' },
    { owner: wang, person: lin },
    { owner: lin, person: chen, remark: '订会议室找她' },
    { owner: chen, person: lin },
    ...added.map((person) => ({ owner: lin, person })),
  ];
  for (const contact of contacts) addContact(scene, cast, contact);
  addExternalContact(scene, cast, lin);
  addLabel(scene, cast, {
    owner: lin,
    name: '核心项目组',
    members: [wang, zhou, ...cast.extras.slice(20, 24)],
  });
  addLabel(scene, cast, { owner: lin, name: '面试官', members: [wang, ...cast.extras.slice(24, 27)] });
}

/** 王芳's in the other company, a few. */
export function addContactsElsewhere(scene: Scene, cast: Cast): void {
  const wang = cast.named('王芳');
  const members = cast.extras.slice(0, 3);
  for (const person of members) addContact(scene, cast, { owner: wang, person });
  addLabel(scene, cast, { owner: wang, name: '客户项目', members });
}

function addContact(scene: Scene, cast: Cast, { owner, person, remark }: Contact): void {
  scene.rows.add('personal_contact', {
    company_id: cast.company.id,
    id: idOf(owner.id, 'contact', person.id),
    owner_id: owner.id,
    staff_id: person.id,
    real_name: person.name,
    remark: remark ?? null,
    created_at: daysBefore(scene, 60),
  });
}

function addExternalContact(scene: Scene, cast: Cast, owner: Person): void {
  scene.rows.add('personal_contact', {
    company_id: cast.company.id,
    id: idOf(owner.id, 'contact', '钱亦舟'),
    owner_id: owner.id,
    real_name: '钱亦舟',
    pinyin: 'QIAN YI ZHOU',
    mobile: '13700000001',
    email: 'qian.yizhou@example.com',
    org_name: '云帆供应链',
    created_at: daysBefore(scene, 30),
  });
}

type Label = { owner: Person; name: string; members: readonly Person[] };

function addLabel(scene: Scene, cast: Cast, { owner, name, members }: Label): void {
  const id = idOf(owner.id, 'label', name);
  scene.rows.add('label', {
    company_id: cast.company.id,
    id,
    owner_id: owner.id,
    name,
    created_at: daysBefore(scene, 45),
  });
  for (const member of members) {
    scene.rows.add('label_staff', { company_id: cast.company.id, label_id: id, staff_id: member.id });
  }
}
