/** Between the areas of a path, from the outer to the inner. */
const separator = ' / ';

/**
 * The two innermost areas of a path, building and floor, which distinguish rooms of one floor number in two buildings.
 *
 * @example
 * innerAreas('上海 / 一号楼 / 3F') //=> '一号楼 3F'
 */
export const innerAreas = (areaPath: string): string => areaPath.split(separator).slice(-2).join(' ');
