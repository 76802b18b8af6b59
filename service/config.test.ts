import { plainConfig, readStandaloneConfig } from './config';

const DATABASE_URL = 'postgres://meeting@db.internal/meeting';

describe('the environment of a service that runs alone', () => {
  it('needs a database only, and listens on loopback unless told otherwise', () => {
    expect(readStandaloneConfig({ NODE_ENV: 'test', DATABASE_URL })).toEqual({
      host: '127.0.0.1',
      port: 3_001,
      databaseUrl: DATABASE_URL,
      logLevel: 'info',
      service: plainConfig,
    });
  });

  it('[AUTH-04] takes plain passwords only where that is configured', () => {
    const plain = readStandaloneConfig({ NODE_ENV: 'test', DATABASE_URL, PASSWORD_TRANSPORT: 'plain' });
    expect(plain.service.plainPasswordLogin).toBe(true);
  });

  it('[AUTH-13] [AUTH-17] is told of a private deployment and of second passwords', () => {
    const settings = { DEPLOYMENT: 'private', PRIVILEGED_PASSWORD: '1' };
    const { service } = readStandaloneConfig({ NODE_ENV: 'test', DATABASE_URL, ...settings });
    expect(service).toMatchObject({ privateDeployment: true, privilegedPassword: true });
  });

  it.each(['DATABASE_URL', 'PORT', 'LOG_LEVEL'])('names every fault at once, %s too', (name) => {
    const faulty = { NODE_ENV: 'test', PORT: 'x', LOG_LEVEL: 'loud' } as const;
    expect(() => readStandaloneConfig(faulty)).toThrow(new RegExp(`^  ${name}: 无效`, 'm'));
  });
});
