import { ConfigurationError } from '@/bff/config/env';
import { BackupError } from '@/service/operations/backup';
import { operatorFailureText } from './operator-failure-text';

const failure = (message: string, facts: object) => Object.assign(new Error(message), facts);

describe('what a command tells the operator', () => {
  it.each([
    ['the command’s own refusal', new BackupError('已存在'), '已存在'],
    ['a wrong setting', new ConfigurationError('PORT：应为数字'), 'PORT'],
    [
      'a folder that is not there',
      failure('ENOENT: no such file or directory', { code: 'ENOENT', syscall: 'open' }),
      '无法读写文件：ENOENT',
    ],
    ['a full disk', failure('ENOSPC: no space left', { code: 'ENOSPC', syscall: 'write' }), '磁盘空间'],
    [
      'a server that is down',
      failure('connect ECONNREFUSED 127.0.0.1:1', { code: 'ECONNREFUSED', syscall: 'connect' }),
      '无法使用数据库：connect ECONNREFUSED 127.0.0.1:1',
    ],
    [
      'a socket that is not there',
      failure('connect ENOENT /run/.s', { code: 'ENOENT', syscall: 'connect' }),
      '无法使用数据库：connect ENOENT',
    ],
    ['a wrong password', failure('password authentication failed', { code: '28P01' }), '无法使用数据库'],
    ['a missing database', failure('database "x" does not exist', { code: '3D000' }), '无法使用数据库'],
    [
      'a role that may not',
      new Error('schema', { cause: failure('permission denied', { code: '42501' }) }),
      '无法使用数据库：permission denied',
    ],
    ['no address', failure('Invalid URL', { code: 'ERR_INVALID_URL' }), 'DATABASE_URL'],
  ])('is a sentence for %s', (_, error, said) => {
    expect(operatorFailureText(error)).toContain(said);
  });

  it('is left to the stack for a fault of ours', () => {
    expect(operatorFailureText(new TypeError('x is not a function'))).toBeUndefined();
    expect(operatorFailureText(failure('duplicate key', { code: '23505' }))).toBeUndefined();
  });
});
