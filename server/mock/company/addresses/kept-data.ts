import { placeText } from '../../../../contracts/domain/delivery/place-text.ts';
import { type KeptData, part, yesNo } from '../settings/kept-data.ts';
import { emptyAddressBook } from './repository.ts';
import { addressesOf } from './use-cases.ts';

/** The address book, which colleagues share. */
export const addressesData: KeptData = {
  show: async (db, { person }) => {
    const addresses = await addressesOf(db, person.user_id);
    const records = addresses.map(({ label, site }) => ({
      Name: label,
      Address: placeText(site),
      'Who receives the goods': site.siteContact,
      'Phone on site': site.sitePhone,
      Unloading: site.unloading,
      'Largest vehicle': site.largestVehicle,
      'Level, hard ground': yesNo(site.levelGround),
      'Deliveries are booked': yesNo(site.bookingNeeded),
      'Floor and lift': site.floorAndLift,
    }));
    return [part('Your company’s address book', records)];
  },
  removeRest: async (db, { company_id }, isLast) => {
    if (isLast) await emptyAddressBook(db, company_id);
  },
};
