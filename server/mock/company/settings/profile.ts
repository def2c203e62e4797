import { filledText } from '../../engine/answering/form-fields.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import type { MailTopic } from '../../engine/database/tables.ts';
import { findPerson, forgetUnwanted, listUnwanted, rename, wantNone } from './repository.ts';

export const readSettings: Handler<'/woojiapi/user/qrysettings'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const person = await findPerson(call.db, userId);
  const unwanted = await listUnwanted(call.db, userId);
  const wants = (topic: MailTopic) => (unwanted.includes(topic) ? 0 : 1);
  return {
    resultCode: '0',
    data: {
      title: person.title,
      firstName: person.first_name,
      lastName: person.last_name,
      loginName: person.login_name,
      custNo: person.cust_no,
      companyName: person.company_name,
      companyRole: person.company_role,
      mails: { progress: wants('progress'), payments: wants('payments'), projects: wants('projects') },
    },
  };
};

/** @throws CallFailure "1" for a blank name, in the words of docs/product.md ("Form rules") */
export const changeProfile: Handler<'/woojiapi/user/updateprofile'> = async (input, call) => {
  const { userId, loginName } = ownCustomer(call, input);
  const name = {
    title: input.title,
    first_name: filledText(input.firstName, 'firstName', 'please enter your First Name'),
    last_name: filledText(input.lastName, 'lastName', 'please enter your Surname'),
  };
  return await call.once(async (db) => {
    await rename(db, userId, loginName, name);
    return { resultCode: '0' };
  });
};

/** Turns the mails about one topic on or off; succeeds even if nothing changes. */
export const chooseMails: Handler<'/woojiapi/user/updatemails'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    if (input.wanted === 1) await forgetUnwanted(db, userId, input.topic);
    else await wantNone(db, userId, input.topic);
    return { resultCode: '0' };
  });
};
