import type { InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { filledText, refuseField } from '../../engine/answering/form-fields.ts';
import { type CallTable, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { queueOrders } from '../../engine/database/paper-numbers.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { AddressRow, Db } from '../../engine/database/tables.ts';
import { companyOf, lockCompany } from '../company/repository.ts';
import {
  changeAddressRow,
  findAddress,
  insertAddress,
  listAddresses,
  MAX_ADDRESSES,
  removeAddressRow,
} from './repository.ts';
import { siteOf } from './site-text.ts';

type Address = ReplyOf<'/woojiapi/order/qryaddresses'>['data'][number];

const readAddresses: Handler<'/woojiapi/order/qryaddresses'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return { resultCode: '0', data: await addressesOf(call.db, userId) };
};

/** The address book of a user's company. */
export async function addressesOf(db: Db, userId: string): Promise<Address[]> {
  const { company_id } = await companyOf(db, userId);
  return (await listAddresses(db, company_id)).map(asAddress);
}

const asAddress = ({ address_id, label, site }: AddressRow): Address => ({
  addressId: address_id,
  label,
  site: fromJson(site),
});

const addAddress: Handler<'/woojiapi/order/insertaddress'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { label, site } = checkedAddress(input);
  return await call.once(async (db) => {
    await queueOrders(db);
    const { company_id } = await lockCompany(db, userId);
    const before = await listAddresses(db, company_id);
    if (before.length >= MAX_ADDRESSES) {
      refuseField('label', `Your address book is full: it holds ${MAX_ADDRESSES} addresses.`);
    }
    return {
      resultCode: '0',
      data: { addressId: await insertAddress(db, company_id, label, site, call.now) },
    };
  });
};

/** @throws CallFailure 102 for an unknown address or another company's, so that a stranger can't learn which ids exist */
const changeAddress: Handler<'/woojiapi/order/updateaddress'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { label, site } = checkedAddress(input);
  return await call.once(async (db) => {
    const address = await findAddress(db, input.addressId);
    const { company_id } = await companyOf(db, userId);
    if (address?.company_id !== company_id) throw new CallFailure('102');
    await changeAddressRow(db, input.addressId, label, site);
    return { resultCode: '0' };
  });
};

/** @throws CallFailure 102 for an address of another company; one that has gone is a success */
const removeAddress: Handler<'/woojiapi/order/deleteaddress'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    const address = await findAddress(db, input.addressId);
    if (!address) return { resultCode: '0' };
    const { company_id } = await companyOf(db, userId);
    if (address.company_id !== company_id) throw new CallFailure('102');
    await removeAddressRow(db, input.addressId);
    return { resultCode: '0' };
  });
};

function checkedAddress({ label, site }: InputOf<'/woojiapi/order/insertaddress'>) {
  return {
    label: filledText(label, 'label', 'Please give the address a name.'),
    site: siteOf(site, 'site'),
  };
}

export const addressCalls = {
  '/woojiapi/order/qryaddresses': { handler: readAddresses },
  '/woojiapi/order/insertaddress': { handler: addAddress },
  '/woojiapi/order/updateaddress': { handler: changeAddress },
  '/woojiapi/order/deleteaddress': { handler: removeAddress },
} satisfies CallTable;
