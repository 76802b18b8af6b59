/** Rooms, desks and duties that a company keeps among its people; nothing else in their data tells them from persons. */
const placeOrDuty = /^\d|(?:室|厅|前台|值班|值班岗)$/u;

/**
 * Whether an account is a place or a duty by its name, which begins with a digit or ends in a word for one. A digit elsewhere tells
 * persons of one name apart.
 *
 * @example
 * isPlaceOrDuty('3D 打印室') //=> true
 * isPlaceOrDuty('张伟2') //=> false
 */
export const isPlaceOrDuty = (name: string): boolean => placeOrDuty.test(name.normalize('NFKC').trim());
