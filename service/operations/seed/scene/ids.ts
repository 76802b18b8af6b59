import { v5 } from 'uuid';

const demoNamespace = '7b0f2c1e-5d43-5c1a-9a60-3d0f8c2b6e11';

/**
 * The id of a thing of the demo, derived from its name: the same in every store, so that links and tests can name it.
 *
 * @example
 * idOf('示例科技', 'room', '望江') === idOf('示例科技', 'room', '望江') //=> true
 */
export const idOf = (...names: (string | number)[]): string => v5(names.join('/'), demoNamespace);
