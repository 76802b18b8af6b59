import { addCompany } from '../company';
import { departmentTree } from '../data/departments';
import { addDepartments } from '../people/departments';
import { addRooms } from '../rooms';
import type { Scene } from '../scene/scene';
import { addBusyDay } from './bookings/add-busy-day';
import { roomsOf } from './houses';
import { measuredName, measuredRooms, measuredStaff } from './load-facts';
import { addPeople } from './people';

/** How many bookings of a company are still to be made up. */
export type Booked = { companyId: string; bookings: number; hasBusyDay: boolean };

type Size = { rooms: number; staff: number };

const otherSize: Size = { rooms: 40, staff: 200 };
/** The bookings of a company of that size in a year. */
const bookingsPerOther = 60_000;
/** The share of all bookings beyond the busy day, in percent. */
const measuredShare = 40;

const places = [
  '华东',
  '长江',
  '燕山',
  '天府',
  '岭南',
  '西湖',
  '太湖',
  '渤海',
  '昆仑',
  '珠江',
  '秦岭',
  '洞庭',
];
const trades = ['科技', '咨询', '物流', '医药', '能源', '传媒', '教育', '制造', '食品', '设计'];
const accents = ['#3056d3', '#0f766e', '#7c3aed', '#b45309'];

/**
 * The measured company with its busy day, and as many others as the bookings need. Answers how many bookings each of them
 * still lacks.
 */
export function addCompanies(
  scene: Scene,
  { bookings, passwordHash }: { bookings: number; passwordHash: string },
): Booked[] {
  const addCompanyOf = createFounder(scene, passwordHash);
  const measured = addCompanyOf(measuredName, { rooms: measuredRooms, staff: measuredStaff });
  const rest = bookings - addBusyDay(scene, measured.cast, measured.rooms);
  const own = Math.max(0, Math.floor((rest * measuredShare) / 100));
  const others = Math.ceil((rest - own) / bookingsPerOther);
  const booked: Booked[] = [{ companyId: measured.cast.company.id, bookings: own, hasBusyDay: true }];
  for (let index = 0; index < others; index += 1) {
    const { cast } = addCompanyOf(otherName(index), otherSize);
    const share = Math.floor((rest - own) / others) + (index < (rest - own) % others ? 1 : 0);
    booked.push({ companyId: cast.company.id, bookings: share, hasBusyDay: false });
  }
  return booked;
}

/** Adds companies, each with mobile numbers of its own. */
function createFounder(scene: Scene, passwordHash: string) {
  let before = 0;
  return (name: string, { rooms, staff }: Size) => {
    const accent = scene.random.pick(accents);
    const company = addCompany(scene, { name, shortName: name.slice(0, 2), accent });
    const departments = addDepartments(scene, company, departmentTree);
    const cast = addPeople(scene, { company, departments, count: staff, before, passwordHash });
    before += staff;
    const house = addRooms(scene, { cast, departments, rooms: roomsOf(cast, rooms) });
    return { cast, rooms: house.all };
  };
}

function otherName(index: number): string {
  const place = places[index % places.length] ?? '';
  const trade = trades[Math.floor(index / places.length) % trades.length] ?? '';
  const round = Math.floor(index / (places.length * trades.length));
  return `${place}${trade}${round === 0 ? '' : ` ${round + 1}`}`;
}
