/** A command for administrators that cannot be done as it was given; its message is for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
