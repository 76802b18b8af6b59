import { ApiError } from '@/lib/client/failures/api-error';
import type { MeetingVersion, StaleVersion } from '@/lib/contract/meeting-version';
import type { NamedContent } from './changes/field-words';

const isStaleVersion = (data: unknown): data is StaleVersion =>
  typeof data === 'object' &&
  data !== null &&
  'latest' in data &&
  'requested' in data &&
  'fields' in data &&
  Array.isArray(data.fields);

/** The two versions that a refused update names, where the meeting has changed since the edit began. */
export function staleVersionOf(error: unknown): StaleVersion | undefined {
  return error instanceof ApiError && error.status === 409 && isStaleVersion(error.data)
    ? error.data
    : undefined;
}

export const namedVersion = ({ rooms, members, guests = [], ...version }: MeetingVersion): NamedContent => ({
  ...version,
  rooms: rooms.map(({ roomName }) => roomName),
  members: members.map(({ realName }) => realName),
  guests: guests.map(({ name }) => name),
});
