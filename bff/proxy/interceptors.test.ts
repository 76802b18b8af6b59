import { z } from 'zod';
import { endpointRows } from '@/bff/upstream/rows/endpoint-rows';
import { interceptors } from './interceptors';

/** Names of body fields that log somebody in, or tie a browser to something; a numeric code is that of a refusal. */
const secretName = /"(access_token|secret|csrfToken)":|"code":\{"type":"string"/;

it('[S01] passes no answer that may hold a token or a one-time code straight on to browsers', () => {
  const telling = endpointRows.filter(
    ({ response }) =>
      response instanceof z.ZodType &&
      secretName.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any', io: 'input' }))),
  );
  expect(telling.length).toBeGreaterThan(10);
  expect(telling.filter(({ key }) => !interceptors.has(key)).map(({ key }) => key)).toEqual([]);
});
