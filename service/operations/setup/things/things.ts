import type { SheetName } from '../sheets/sheet';
import { areas } from './areas';
import { company } from './company';
import { departments } from './departments';
import { holidays } from './holidays';
import { devices } from './room/devices';
import { rooms } from './room/rooms';
import { services } from './services';
import { staff } from './staff';
import type { Thing } from './thing';

export const things: Readonly<Record<SheetName, Thing>> = {
  company,
  holidays,
  departments,
  staff,
  areas,
  services,
  rooms,
  devices,
};
