import type { Generated, GeneratedAlways } from 'kysely';
import type { RoomStatus } from '@/lib/domain/room/room-facts';
import type { Instant, NullableInstant } from './columns';

type AreaTable = {
  company_id: string;
  id: string;
  external_code: Generated<string | null>;
  parent_id: string | null;
  name: string;
  path: string;
  position: Generated<number>;
};

type RoomTable = {
  company_id: string;
  id: string;
  external_code: Generated<string | null>;
  area_id: string;
  name: string;
  pinyin: Generated<string>;
  initials: GeneratedAlways<string>;
  position: Generated<number>;
  capacity: number;
  equipment: Generated<string[]>;
  status: Generated<RoomStatus>;
  status_reason: string | null;
  app_id: string | null;
  is_offline: Generated<boolean>;
  open_from_minute: Generated<number>;
  open_to_minute: Generated<number>;
  open_weekdays: Generated<number[]>;
  needs_approval: Generated<boolean>;
  is_restricted: Generated<boolean>;
  sign_in_required: Generated<boolean>;
  release_after_minutes: Generated<number | null>;
  sign_code_hash: Generated<Buffer | null>;
  former_sign_code_hash: Generated<Buffer | null>;
  sign_code_renewed_at: NullableInstant;
  image_key: string | null;
  deleted_at: NullableInstant;
  created_at: Instant;
};

type RoomPermissionTable = {
  company_id: string;
  room_id: string;
  id: string;
  staff_id: string | null;
  department_id: string | null;
};

type RoomAuditorTable = {
  company_id: string;
  room_id: string;
  staff_id: string;
  position: Generated<number>;
};

type RoomDeviceTable = {
  company_id: string;
  room_id: string;
  id: string;
  external_code: Generated<string | null>;
  name: string;
  status: number;
  type: Generated<string>;
  /** Since when it is abnormal. */
  failed_at: NullableInstant;
};

type DoorScreenTable = {
  company_id: string;
  id: string;
  room_id: string;
  staff_id: string;
  pairing_code_hash: Generated<Buffer | null>;
  pairing_expires_at: NullableInstant;
  token_hash: Generated<Buffer | null>;
  paired_at: NullableInstant;
  created_at: Instant;
};

type DeviceKeyTable = { company_id: string; key_hash: Buffer; created_at: Instant };

/** Where people meet. */
export type RoomTables = {
  area: AreaTable;
  room: RoomTable;
  room_permission: RoomPermissionTable;
  room_auditor: RoomAuditorTable;
  room_device: RoomDeviceTable;
  device_key: DeviceKeyTable;
  door_screen: DoorScreenTable;
};
