import type { ChangeLog } from '@/lib/contract/meeting';
import { ledPart } from './led-part';

const entry = (id: string, kind: string, createTime: number): ChangeLog => ({
  id,
  kind,
  createTime,
  actorName: '林晓',
});
const changes = [
  entry('joined', 'joined', 5),
  entry('moved again', 'timeChanged', 4),
  entry('files', 'filesAdded', 3),
  entry('moved', 'timeChanged', 2),
  entry('created', 'created', 1),
];

describe('[LIM-01] the part of a meeting’s page that one is led to', () => {
  it.each([
    ['the change of a notice', { at: 'change', targetTime: '3' }, 'moved'],
    ['the newest change where no instant is named', { at: 'change' }, 'moved again'],
    ['the newest change where the instant is none', { at: 'change', targetTime: 'x' }, 'moved again'],
    ['an answer', { at: 'answers', targetTime: '9' }, 'joined'],
    ['the list of changes where the entry is not in it', { at: 'cancellation' }, 'changes'],
    ['the list of changes where the entry is later', { at: 'change', targetTime: '1' }, 'changes'],
    ['the notes', { at: 'notes' }, 'notes'],
  ])('is %s', (_, led, part) => {
    expect(ledPart(led, changes)).toBe(part);
  });
});
