import type { CallTable } from '../../engine/answering/handler.ts';
import { changeProfile, chooseMails, readSettings } from './profile.ts';
import { endSessions, readSessions } from './sessions.ts';

export const settingsCalls = {
  '/woojiapi/user/qrysettings': { handler: readSettings },
  '/woojiapi/user/updateprofile': { handler: changeProfile },
  '/woojiapi/user/updatemails': { handler: chooseMails },
  '/woojiapi/user/qrysessions': { handler: readSessions },
  '/woojiapi/user/endsessions': { handler: endSessions },
} satisfies CallTable;
