import { DatabaseError } from 'pg';
import { asServiceError } from './as-service-error';
import { httpCodes, ServiceError } from './service-error';

const fromDatabase = (code: string) =>
  Object.assign(new DatabaseError('secret detail', 1, 'error'), { code });

describe('what a failure means to the caller', () => {
  it('keeps our own refusals', () => {
    const refusal = new ServiceError(httpCodes.conflict, { data: { id: 1 } });
    expect(asServiceError(refusal)).toBe(refusal);
  });

  it('an id that is no id names nothing', () => {
    expect(asServiceError(fromDatabase('22P02'))).toMatchObject({ code: 404000, status: 404 });
  });

  it.each(['57014', '55P03', '40P01', '57P01', '53300', '08006', 'ECONNRESET', 'ECONNREFUSED'])(
    '%s is worth another try',
    (code) => {
      expect(asServiceError(fromDatabase(code))).toMatchObject({
        code: 503000,
        message: '服务器繁忙，请稍后再试',
      });
    },
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Query read timeout',
  ])('so is "%s"', (message) => {
    expect(asServiceError(new Error(message)).code).toBe(503000);
  });

  it.each([
    [fromDatabase('23505')],
    [new TypeError('x is not a function')],
    ['a string'],
    [undefined],
    [null],
  ])('[S38] %s is a neutral 500', (error) => {
    const failure = asServiceError(error);
    expect(failure).toMatchObject({ code: 500000, status: 500, message: '服务器异常', data: undefined });
    expect(failure.cause).toBe(error);
  });
});
