import { z } from 'zod';
import { scheduleModes } from '@/lib/domain/calendar/schedule-mode';
import { personConfigLimits } from '@/lib/domain/limits/contact-limits';
import { idSchema } from './common';
import type { EndpointTable } from './endpoint';

const ids = (most: number) => z.array(idSchema).max(most);

const choices = {
  scheduleMode: z.enum(scheduleModes),
  /** Whether the week draws cancelled meetings in full. */
  showsCancelled: z.boolean(),
  theme: z.enum(['system', 'light', 'dark']),
  /** The rooms that the list was narrowed down to (ROOM-07). */
  roomFilter: z.object({
    areaIds: ids(personConfigLimits.filterValuesMax).optional(),
    capacityGe: z.number().int().min(1).max(10_000).optional(),
    equipment: z.array(z.string().min(1).max(64)).max(personConfigLimits.filterValuesMax).optional(),
  }),
  favouriteRoomIds: ids(personConfigLimits.favouriteRoomsMax),
  /** Whether lists of rooms begin with them. */
  favouritesFirst: z.boolean(),
  /** The area where the person sits: my floor. */
  myAreaId: idSchema,
};

/** A value that another release or service has stored in its own form counts as absent. */
const readable = <T extends z.ZodType>(value: T) => value.optional().catch(undefined);

/** A person's choices: view mode, theme, favourites, filters; never a date (CFG-04). */
export const personConfigSchema = z
  .object({
    scheduleMode: readable(choices.scheduleMode),
    showsCancelled: readable(choices.showsCancelled),
    theme: readable(choices.theme),
    roomFilter: readable(choices.roomFilter),
    favouriteRoomIds: readable(choices.favouriteRoomIds),
    favouritesFirst: readable(choices.favouritesFirst),
    myAreaId: readable(choices.myAreaId),
  })
  .meta({ id: 'PersonConfig' });
export type PersonConfig = z.infer<typeof personConfigSchema>;

/** Changes to the choices by key: a value replaces the stored one, `null` removes it, and a key that is left out stays. */
export const personConfigChangeSchema = z.object({
  scheduleMode: choices.scheduleMode.nullish(),
  showsCancelled: choices.showsCancelled.nullish(),
  theme: choices.theme.nullish(),
  roomFilter: choices.roomFilter.nullish(),
  favouriteRoomIds: choices.favouriteRoomIds.nullish(),
  favouritesFirst: choices.favouritesFirst.nullish(),
  /** One star: two devices that press different ones lose none of each other. */
  favouriteRoom: z.object({ roomId: idSchema, isFavourite: z.boolean() }).optional(),
  myAreaId: choices.myAreaId.nullish(),
});
export type PersonConfigChange = z.infer<typeof personConfigChangeSchema>;

export const personConfigEndpoints = {
  'GET /api-meeting/api/users/personConfig/userGet': {
    summary: 'The caller’s personal configuration',
    response: personConfigSchema,
  },
  'POST /api-meeting/api/users/personConfig/userSet': {
    summary:
      'Change keys of the caller’s personal configuration; null removes one, the last write of a key counts',
    body: personConfigChangeSchema,
    bodyBytes: personConfigLimits.bodyBytes,
    response: personConfigSchema,
  },
} satisfies EndpointTable;
