import { calendarPrograms } from '../../../e2e/calendar-programs';
import { installDebianPackages } from './debian-packages';

/** Makes sure, where that is possible, that the tests find programs that read calendar feeds. */
export async function ensureCalendarPrograms(): Promise<boolean> {
  if (calendarPrograms()) return true;
  console.log('Installing khal and vdirsyncer …');
  await installDebianPackages('--no-install-recommends', 'khal', 'vdirsyncer');
  return calendarPrograms() !== undefined;
}
