/** The load was not written, for a reason that its reader can act upon. */
export class LoadRefusedError extends Error {
  override readonly name = 'LoadRefusedError';
}
