/** How the caller and a person stand to each other: neither added by the caller, added, or each added the other. */
export const relations = ['none', 'added', 'each-added'] as const;
export type Relation = (typeof relations)[number];

/**
 * The relation as it follows from both directions; that the other one alone has added the caller stays their own affair.
 *
 * @example
 * relationOf({ isAdded: true, addedMe: false }) //=> 'added'
 */
export const relationOf = ({ isAdded, addedMe }: { isAdded: boolean; addedMe: boolean }): Relation =>
  !isAdded ? 'none' : addedMe ? 'each-added' : 'added';

/**
 * Whether the caller may read a person's mobile number (CON-04, S46).
 *
 * @example
 * showsMobile({ isExternal: true, relation: 'each-added' }) //=> false
 */
export const showsMobile = ({ isExternal, relation }: { isExternal: boolean; relation: Relation }): boolean =>
  !isExternal && relation === 'each-added';

/** The `type` of a list of frequent contacts; the contract's default is everybody. */
export const contactTypes = { colleagues: 1, all: 2, external: 3 } as const;
export type ContactType = (typeof contactTypes)[keyof typeof contactTypes];
