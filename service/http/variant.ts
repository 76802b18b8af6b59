/** Whether the caller names a media type; a wildcard asks for the usual form. */
export const accepts = ({ headers }: Request, type: string): boolean =>
  (headers.get('accept') ?? '').split(',').some((entry) => entry.split(';', 1)[0]?.trim() === type);

/** An answer in another form of its row (`Endpoint.variants`). */
export const variant = (body: unknown, type: string): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': type, vary: 'Accept' } });
