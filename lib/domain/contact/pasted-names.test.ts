import { pastedNames } from './pasted-names';

describe('[BOOK-10] a pasted list of people', () => {
  it.each([
    ['林晓、周宁，王芳', ['林晓', '周宁', '王芳']],
    ['13800000001\r\nwang@example.com\n\n', ['13800000001', 'wang@example.com']],
    ['Ann Lee; Bob\tCarol', ['Ann Lee', 'Bob', 'Carol']],
    ['周宁,周宁', ['周宁']],
    ['"周宁" <zhou@example.com>; 林晓', ['zhou@example.com', '林晓']],
    [' , ; ', []],
  ])('%j are %j', (text, names) => {
    expect(pastedNames(text)).toEqual(names);
  });
});
