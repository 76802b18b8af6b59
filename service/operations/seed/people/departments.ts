import type { DemoCompany } from '../company';
import { idOf } from '../scene/ids';
import type { Scene } from '../scene/scene';

export type Department = { id: string; name: string };

type Tree = Record<string, Record<string, string[]>>;

/** Writes a tree of departments and answers them flat, by their names. */
export function addDepartments(scene: Scene, company: DemoCompany, tree: Tree): Map<string, Department> {
  const departments = new Map<string, Department>();
  const add = (name: string, parent?: Department): Department => {
    const department = { id: idOf(company.name, 'department', name), name };
    scene.rows.add('department', {
      company_id: company.id,
      id: department.id,
      parent_id: parent?.id ?? null,
      name,
      position: departments.size,
    });
    departments.set(name, department);
    return department;
  };
  for (const [centre, members] of Object.entries(tree)) {
    const top = add(centre);
    for (const [name, groups] of Object.entries(members)) {
      const department = add(name, top);
      for (const group of groups) add(group, department);
    }
  }
  return departments;
}
