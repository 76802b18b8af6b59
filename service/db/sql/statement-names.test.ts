import { statementNames } from './statement-names';

describe('the names of statements', () => {
  it('are the same for the same text and others for other texts', () => {
    const nameOf = statementNames();
    const first = nameOf('select id from room where id = $1');
    expect(first).toEqual(expect.any(String));
    expect(nameOf('select id from room where id = $1')).toBe(first);
    expect(nameOf('select id from staff where id = $1')).not.toBe(first);
  });

  it.each(['select * from room', 'select "room".* from "room"', 'update room set name = $1 returning *'])(
    'are not given to what takes all columns, which a migration may change: %s',
    (sql) => expect(statementNames()(sql)).toBeUndefined(),
  );

  it('are given to counts and products', () => {
    expect(statementNames()('select count(*) from room where capacity > 2*$1')).toBeDefined();
  });

  it('come to an end, since the server keeps what they name', () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 1_000 }, (_, index) => nameOf(`select ${index} where $1`));
    expect(names.filter((name) => name !== undefined)).toHaveLength(400);
    expect(nameOf('select 0 where $1')).toBe(names[0]);
  });
});
