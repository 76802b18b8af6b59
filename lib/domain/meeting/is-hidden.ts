import { scopes } from './meeting-values';

/**
 * Whether a meeting shows a viewer no more than that its rooms are taken: it is private and not the viewer's own (S46).
 *
 * @param relation the viewer's place among the members, null for none
 */
export const isHidden = ({ scope, relation }: { scope: number; relation: string | null }): boolean =>
  scope === scopes.private && relation === null;
