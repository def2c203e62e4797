import { pino } from 'pino';
import { createMock } from '../create-mock.ts';

/** A separate process that starts a mock on `<dataDir> <databaseUrl or ''>`, prints `ready`, and exits. */
const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const mock = await createMock({
  dataDir,
  ...(databaseUrl === '' ? {} : { databaseUrl }),
  brand: 'Alderline',
  sessionMinutes: 30,
  logger: pino({ level: 'silent' }),
});
process.stdout.write((await mock.ready()) ? 'ready\n' : 'not ready\n');
await mock.close();
