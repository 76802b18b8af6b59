import { areaPaths } from './area-paths';

it('[CFG-04] areas to choose from name those around them, and leave out those without rooms', () => {
  const empty = { id: 'c', name: '4F', roomCount: 0, children: [] };
  const third = { id: 'b', name: '3F', roomCount: 2, children: [] };
  expect(areaPaths([{ id: 'a', name: '一号楼', roomCount: 2, children: [third, empty] }])).toEqual([
    { id: 'a', path: '一号楼' },
    { id: 'b', path: '一号楼 / 3F' },
  ]);
});
