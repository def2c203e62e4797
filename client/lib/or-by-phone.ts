import { PHONE, salesMailbox } from '../../contracts/domain/seller/seller.ts';
import { brandName } from './api-client.ts';
import { isUnavailable } from './reading.ts';

/** @throws Error with our phone and mailbox where the backend lacks the call; else as `work` does */
export async function orByPhone<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new Error(
      `This can’t be done online. Please call ${PHONE.shown} or write to ${salesMailbox(brandName())}.`,
      { cause: error },
    );
  }
}
