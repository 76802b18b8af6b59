/**
 * Whether the caller names a media type; a wildcard asks for the usual form.
 *
 * @example
 * accepts(new Request(url, { headers: { accept: 'text/csv;q=0.5, *\/*' } }), 'text/csv') //=> true
 */
export const accepts = ({ headers }: Request, type: string): boolean =>
  (headers.get('accept') ?? '').split(',').some((entry) => entry.split(';', 1)[0]?.trim() === type);

/** JSON in another form of an endpoint's answer (`Endpoint.variants`), under that form's media type. */
export const answerAs = (type: string, body: object): Response =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': type, Vary: 'Accept' } });
