import { describe, expect, it } from 'vitest';
import { offenders } from '../../fixtures/testing/offenders.ts';
import { EnvironmentFailure, readEnvironment } from './read-environment.ts';

const upstream = {
  BACKEND: 'upstream',
  UPSTREAM_URL: 'https://wooji.example/base',
  UPSTREAM_SIGN_SALT: 'secret',
};

function failureOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentFailure) return error.message;
    throw error;
  }
  return 'none';
}

describe('readEnvironment', () => {
  it('needs no variables: the shop runs on the mock', () => {
    expect(readEnvironment({})).toEqual({
      port: 4000,
      dataDir: '.data',
      backend: { kind: 'mock', console: true, consoleHosts: [], seedPeople: true, seedOrders: true },
      siteSalt: 'alderline-site',
      brand: 'Alderline',
      smtp: undefined,
      rateLimits: true,
      databaseUrl: undefined,
      cardProvider: { port: 0, url: undefined },
      sessionMinutes: 120,
      workers: 1,
      callWindowMinutes: 1440,
      recordedDir: 'fixtures/recorded',
      metrics: undefined,
      maps: undefined,
      makerSocket: undefined,
      logLevel: 'info',
      development: false,
      production: false,
    });
  });

  it('takes every key', () => {
    const environment = readEnvironment({
      ...upstream,
      PORT: '0',
      DATA_DIR: '/var/shop',
      SITE_SIGN_SALT: 'site',
      BRAND: 'Oakline',
      SMTP_URL: 'smtps://shop:pass@mail.example',
      MAIL_FROM: 'shop@oakline.example',
      RATE_LIMITS: 'off',
      DATABASE_URL: 'postgres://shop@localhost/shop',
      CARD_PROVIDER_PORT: '4001',
      CARD_PROVIDER_URL: 'https://pay.example/',
      SESSION_MINUTES: '30',
      CALL_WINDOW_MINUTES: '60',
      MOCK_RECORDED: '/var/recorded',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://spans.example/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%3D1, X-Org=oak=line',
      OTEL_SERVICE_NAME: 'oakline',
      MAPS_PROVIDER: 'google',
      MAPS_KEY: 'AIza-key_1',
      MAKER_SOCKET: '/tmp/maker/socket',
      UPSTREAM_CALLS: 'documented',
      UPSTREAM_MAP: '/etc/shop/map.yaml',
      CONTRACT_WATCH: 'on',
      CONTRACT_WATCH_SAMPLE: '50',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'development',
    });
    expect(environment).toEqual({
      port: 0,
      dataDir: '/var/shop',
      backend: {
        kind: 'upstream',
        url: new URL('https://wooji.example/base'),
        signSalt: 'secret',
        isDocumentedOnly: true,
        mapFile: '/etc/shop/map.yaml',
        watchSample: 50,
      },
      siteSalt: 'site',
      brand: 'Oakline',
      smtp: { url: 'smtps://shop:pass@mail.example', from: 'shop@oakline.example' },
      rateLimits: false,
      databaseUrl: 'postgres://shop@localhost/shop',
      cardProvider: { port: 4001, url: 'https://pay.example' },
      sessionMinutes: 30,
      workers: 1,
      callWindowMinutes: 60,
      recordedDir: '/var/recorded',
      metrics: { port: 9464, host: '0.0.0.0' },
      tracing: {
        url: new URL('https://spans.example/otlp/v1/traces'),
        headers: { 'x-key': 'a=1', 'x-org': 'oak=line' },
        serviceName: 'oakline',
      },
      maps: { provider: 'google', key: 'AIza-key_1' },
      makerSocket: '/tmp/maker/socket',
      logLevel: 'silent',
      development: true,
      production: false,
    });
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', MOCK_CONSOLE: 'on' }, true],
    [{ MOCK_CONSOLE: 'off' }, false],
  ])('opens the console of the mock with %j: %s', (variables, open) => {
    expect(readEnvironment(variables).backend).toMatchObject({ kind: 'mock', console: open });
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'development' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SEED_PEOPLE: 'on' }, true],
    [{ SEED_PEOPLE: 'off' }, false],
  ])('seeds people with %j: %s', (variables, seedPeople) => {
    expect(readEnvironment(variables).backend).toMatchObject({ seedPeople });
  });

  it('accepts further host names for the console', () => {
    const { backend } = readEnvironment({ MOCK_CONSOLE_HOSTS: ' Shop.local,10.0.0.5 , [fd00::1]' });
    expect(backend).toMatchObject({ consoleHosts: ['shop.local', '10.0.0.5', '[fd00::1]'] });
  });

  it.each([
    [{}, undefined],
    [{ CONTRACT_WATCH: 'off', CONTRACT_WATCH_SAMPLE: '5' }, undefined],
    [{ CONTRACT_WATCH: 'on' }, 20],
  ])('watches the replies of a real backend with %j: one in %s', (variables, watchSample) => {
    expect(readEnvironment({ ...upstream, ...variables }).backend).toMatchObject({ watchSample });
  });

  it('counts an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', BRAND: ' ', DATABASE_URL: '' })).toEqual(readEnvironment({}));
  });

  it('refuses every invalid value of a variable, and says which are valid', () => {
    const refused: readonly (readonly [Record<string, string>, string])[] = [
      [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
      [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
      [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
      [{ PORT: '4000.5' }, 'PORT must be a whole number from 0 to 65535'],
      [{ BACKEND: 'real' }, 'BACKEND must be mock or upstream'],
      [{ ...upstream, UPSTREAM_URL: '' }, 'UPSTREAM_URL is required when BACKEND is upstream'],
      [{ ...upstream, UPSTREAM_URL: 'wooji' }, 'UPSTREAM_URL must be an http or https URL'],
      [{ ...upstream, UPSTREAM_URL: 'ftp://wooji.example' }, 'UPSTREAM_URL must be an http or https URL'],
      [
        { ...upstream, UPSTREAM_URL: 'http://a:b@wooji.example' },
        'UPSTREAM_URL must be an http or https URL',
      ],
      [{ ...upstream, UPSTREAM_SIGN_SALT: '' }, 'UPSTREAM_SIGN_SALT is required when BACKEND is upstream'],
      [
        { ...upstream, UPSTREAM_SIGN_SALT: 'alderline-site' },
        'UPSTREAM_SIGN_SALT must differ from SITE_SIGN_SALT',
      ],
      [{ ...upstream, SITE_SIGN_SALT: 'secret' }, 'UPSTREAM_SIGN_SALT must differ from SITE_SIGN_SALT'],
      [{ BRAND: 'x'.repeat(61) }, 'BRAND must be 1 to 60 characters'],
      [{ BRAND: 'a\nb' }, 'BRAND must be 1 to 60 characters'],
      [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be an smtp:// or smtps:// URL'],
      [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an smtp:// or smtps:// URL'],
      [{ MAIL_FROM: 'shop' }, 'MAIL_FROM must be an email address'],
      [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS must be on or off'],
      [{ CARD_PROVIDER_PORT: '99999' }, 'CARD_PROVIDER_PORT must be a whole number from 0 to 65535'],
      [
        { CARD_PROVIDER_URL: 'https://pay.example/cards' },
        'CARD_PROVIDER_URL must be an http or https address without a path',
      ],
      [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must be a postgres:// URL'],
      [{ SESSION_MINUTES: '0' }, 'SESSION_MINUTES must be a whole number from 1'],
      [{ UPSTREAM_CALLS: 'all' }, 'UPSTREAM_CALLS must be documented or ask'],
      [{ CONTRACT_WATCH: 'yes' }, 'CONTRACT_WATCH must be on or off'],
      [{ CONTRACT_WATCH_SAMPLE: '0' }, 'CONTRACT_WATCH_SAMPLE must be a whole number from 1'],
      [{ MAPS_KEY: 'a' }, 'MAPS_PROVIDER is required with MAPS_KEY'],
      [{ MAPS_PROVIDER: 'mapbox' }, 'MAPS_KEY is required with MAPS_PROVIDER'],
      [{ MAPS_PROVIDER: 'atlas', MAPS_KEY: 'a' }, 'MAPS_PROVIDER must be google or mapbox'],
      [{ MAPS_PROVIDER: 'google', MAPS_KEY: 'a b' }, 'MAPS_KEY must be the letters'],
      [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be a whole number from 1'],
      [{ METRICS_HOST: 'everywhere' }, 'METRICS_HOST must be an IP address'],
      [{ MOCK_CONSOLE: 'yes' }, 'MOCK_CONSOLE must be on or off'],
      [{ MOCK_CONSOLE_HOSTS: 'http://shop.local' }, 'MOCK_CONSOLE_HOSTS must be host names'],
      [{ MOCK_CONSOLE_HOSTS: 'shop.local:4000' }, 'MOCK_CONSOLE_HOSTS must be host names'],
      [{ MOCK_CONSOLE_HOSTS: '*' }, 'MOCK_CONSOLE_HOSTS must be host names'],
      [{ MOCK_CONSOLE_HOSTS: 'a,,b' }, 'MOCK_CONSOLE_HOSTS must be host names'],
      [{ MOCK_CONSOLE_HOSTS: 'a b' }, 'MOCK_CONSOLE_HOSTS must be host names'],
      [{ SEED_PEOPLE: 'some' }, 'SEED_PEOPLE must be on or off'],
      [{ SEED_ORDERS: 'some' }, 'SEED_ORDERS must be on or off'],
      [{ CALL_WINDOW_MINUTES: '0' }, 'CALL_WINDOW_MINUTES must be a whole number from 1'],
      [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error'],
    ];
    const faulty = offenders(
      refused,
      ([variables]) => JSON.stringify(variables),
      ([variables, reason]) => [
        !failureOf(variables).includes(reason) && `${failureOf(variables)}, not ${reason}`,
      ],
    );
    expect(faulty).toEqual([]);
  });

  it('lists every bad key at once and repeats no value', () => {
    const text = failureOf({
      PORT: 'seventy',
      BACKEND: 'upstream',
      UPSTREAM_URL: 'nowhere',
      UPSTREAM_SIGN_SALT: 'same-secret',
      SITE_SIGN_SALT: 'same-secret',
      LOG_LEVEL: 'loud',
    });
    for (const key of ['PORT', 'UPSTREAM_URL', 'UPSTREAM_SIGN_SALT', 'LOG_LEVEL'])
      expect(text).toContain(key);
    for (const value of ['seventy', 'nowhere', 'same-secret', 'loud']) expect(text).not.toContain(value);
  });

  it('has the console off in several processes, and refuses it if it was asked for', () => {
    expect(readEnvironment({ WORKERS: '2' })).toMatchObject({ workers: 2, backend: { console: false } });
    expect(() => readEnvironment({ WORKERS: '2', MOCK_CONSOLE: 'on' })).toThrow('WORKERS must be 1');
    expect(() => readEnvironment({ WORKERS: '65' })).toThrow('WORKERS must be a whole number from 1 to 64');
  });
});
