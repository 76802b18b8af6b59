import { at, now, today, zone } from '@/test/builders/meeting-builders';
import { changeOf, choiceOf, freeChoices } from './free-choice';
import { roomsView } from '../../rooms-view';

const moment = { now, zone };
const viewOf = (query: string) => roomsView(new URLSearchParams(query), today);

describe('[ROOM-07] the choices of a time to be free at', () => {
  it.each([
    ['', 'any'],
    ['from=10:15&to=10:45', 'now'],
    ['day=2026-11-20&from=10:15&to=10:45', 'custom'],
    ['from=09:00&to=12:00', 'morning'],
    ['from=13:00&to=18:00', 'afternoon'],
    ['day=2026-11-20&from=18:00&to=22:00', 'evening'],
    ['from=13:00&to=17:45', 'custom'],
    ['from=15:00&to=14:00', 'custom'],
  ])('%j is %s', (query, choice) => {
    expect(choiceOf(viewOf(query), moment)).toBe(choice);
  });

  it('leave out the parts of today that are over, except the chosen one', () => {
    const atEvening = { now: at('18:55'), zone };
    expect(freeChoices(viewOf(''), atEvening)).toEqual(['any', 'now', 'evening', 'custom']);
    expect(freeChoices(viewOf('from=09:00&to=12:00'), atEvening)).toContain('morning');
    expect(freeChoices(viewOf('day=2026-11-20'), atEvening)).toHaveLength(6);
  });

  it('come back as what they set', () => {
    for (const choice of freeChoices(viewOf(''), moment).slice(0, -1))
      expect(choiceOf({ ...viewOf('day=2026-11-18'), ...changeOf(choice, moment) }, moment)).toBe(choice);
    expect(changeOf('custom', moment)).toEqual({});
  });
});
