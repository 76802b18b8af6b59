/** Whether the caller names a media type; a wildcard asks for the usual form. */
export const accepts = ({ headers }: Request, type: string): boolean =>
  (headers.get('accept') ?? '').split(',').some((entry) => entry.split(';', 1)[0]?.trim() === type);

/** An answer in another form of its row (`Endpoint.variants`). */
export class Variant {
  constructor(
    readonly body: unknown,
    readonly type: string,
  ) {}
}
