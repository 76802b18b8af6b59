import { searchKeyword } from './search-keyword';

describe('[CON-01] a keyword', () => {
  it('is compared as it is, and without its spaces', () => {
    expect(searchKeyword(' Lin  Xiao ')).toEqual({ text: 'Lin  Xiao', compact: 'LinXiao' });
  });

  it.each([
    ['13800000001', '13800000001'],
    ['+86 138-0000-0001', '13800000001'],
    ['0086 (138) 0000 0001', '13800000001'],
    ['１３８０００００００１', '13800000001'],
  ])('%s is the number %s', (typed, mobile) => expect(searchKeyword(typed).mobile).toBe(mobile));

  it.each(['1380000000', '007', '1380000x', '林晓'])('[S46] %s is no number, or too little of one', (typed) =>
    expect(searchKeyword(typed).mobile).toBeUndefined(),
  );
});
