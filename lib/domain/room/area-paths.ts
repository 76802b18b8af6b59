type AreaNode = { id: string; name: string; roomCount: number; children: readonly AreaNode[] };

/**
 * The areas that hold rooms, each with its way from the outermost in, in the order of the tree.
 *
 * @example
 * areaPaths([{ id: 'a', name: '一号楼', roomCount: 2, children: [{ id: 'b', name: '3F', roomCount: 2, children: [] }] }])
 * //=> [{ id: 'a', path: '一号楼' }, { id: 'b', path: '一号楼 / 3F' }]
 */
export const areaPaths = (areas: readonly AreaNode[], above = ''): { id: string; path: string }[] =>
  areas
    .filter(({ roomCount }) => roomCount > 0)
    .flatMap(({ id, name, children }) => {
      const path = `${above}${name}`;
      return [{ id, path }, ...areaPaths(children, `${path} / `)];
    });
