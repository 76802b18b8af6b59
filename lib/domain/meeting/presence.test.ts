import { errorCodes } from '../error-codes';
import { freeFrom, pendingEnd, runningRefusal, signInRefusal } from './presence';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const meeting = { beginTime: at('10:00'), endTime: at('11:00') };
const presence = { ...meeting, requiresSignIn: true, isSigned: false };

describe('[SIGN-01] why nobody can sign in', () => {
  it.each([
    ['nothing from 10 minutes before the start', '09:50', {}, undefined],
    ['too early a minute before', '09:49', {}, errorCodes.signTooEarly],
    ['nothing until the end', '10:59', {}, undefined],
    ['over from the end on', '11:00', {}, errorCodes.meetingEnded],
    ['over once it was ended', '10:30', { endedAt: at('10:20') }, errorCodes.meetingEnded],
    ['somebody has', '10:05', { isSigned: true }, errorCodes.signedAlready],
    ['no room requires it', '10:05', { requiresSignIn: false }, errorCodes.stateForbids],
    ['it was cancelled', '10:05', { cancelledAt: at('09:00') }, errorCodes.stateForbids],
    ['it waits for approval', '09:55', { approval: 'AUDITING' as const }, errorCodes.stateForbids],
  ])('%s', (_title, time, facts, refusal) => {
    expect(signInRefusal({ ...presence, ...facts }, at(time))).toBe(refusal);
  });
});

test.each([
  ['before the start', '09:59', errorCodes.stateForbids],
  ['during', '10:00', undefined],
  ['at the end', '11:00', errorCodes.meetingEnded],
])('[EARLY-03] ending or continuing %s', (_title, time, refusal) => {
  expect(runningRefusal(meeting, at(time))).toBe(refusal);
});

test('[EARLY-01] an end is pending from the tip until it was continued or the meeting is over', () => {
  const tipped = { ...meeting, tipTime: at('10:10'), continuedTime: null };
  expect(pendingEnd(tipped, at('10:12'))).toEqual({ tipTime: at('10:10'), finishTime: at('10:15') });
  expect(pendingEnd({ ...tipped, continuedTime: at('10:11') }, at('10:12'))).toBeUndefined();
  expect(pendingEnd({ ...tipped, endedAt: at('10:15') }, at('10:16'))).toBeUndefined();
  expect(pendingEnd({ ...tipped, tipTime: null }, at('10:12'))).toBeUndefined();
});

test.each([
  ['10:21', '10:30'],
  ['10:30', '10:30'],
  ['10:00', '10:15'],
])('[R09] what ends at %s is free from %s', (now, free) => {
  expect(freeFrom({ beginTime: at('10:00'), now: at(now) })).toBe(at(free));
});
